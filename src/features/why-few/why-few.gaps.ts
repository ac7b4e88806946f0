export const gaps = {
  intro: 'n?',
  'rules.*': 'n',
  change: 'n',
  amount: 'amount',
  term: 'months',
  none: 'n',
  try: 'change',
};
