/** Gaps that the code fills in words of config/words/early-repayment.json; one with `?` may be left out. */
export const gaps = {
  fee: 'percent',
  savingsText: 'number? total? savings',
  noSavings: 'number?',
};
