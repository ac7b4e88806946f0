export const gaps = {
  paidBy: 'bank',
  clientOf: 'bank',
  chosen: 'bank',
};
