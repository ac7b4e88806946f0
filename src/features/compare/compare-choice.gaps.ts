export const gaps = {
  pickLabel: 'bank',
  full: 'n',
};
