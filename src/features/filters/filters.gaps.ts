export const gaps = {
  'active.other': 'n',
  'result.other': 'n',
  'show.other': 'n',
};
