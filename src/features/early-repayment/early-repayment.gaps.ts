export const gaps = {
  fee: 'percent',
  savingsText: 'number? total? savings',
  noSavings: 'number?',
};
