export const gaps = {
  almost: 'times total?',
  over: 'times total?',
  less: 'amount instalment',
};
