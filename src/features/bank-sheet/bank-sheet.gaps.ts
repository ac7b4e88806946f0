export const gaps = {
  heading: 'bank?',
  loan: 'amount term date? site?',
  'rows.instalment': 'n',
  official: 'site',
};
