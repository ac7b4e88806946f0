/** Gaps that the code fills in words of config/words/payer-question.json; one with `?` may be left out. */
export const gaps = {
  paidBy: 'bank',
  clientOf: 'bank',
  chosen: 'bank',
};
