export const gaps = {
  'result.one': 'n?',
  'result.other': 'n',
};
