export const gaps = {
  gap: 'amount',
  'excluded.*': 'n reasons',
  reason: 'n reason',
  'cheaper.*': 'n reason',
  and: 'first last',
  'dropped.other': 'n',
  'count.*': 'n',
};
