export const gaps = {
  'cheaper.*': 'n? amount',
  show: 'bank?',
};
