export const gaps = {
  'result.*': 'n',
};
