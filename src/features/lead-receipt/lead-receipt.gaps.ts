export const gaps = {
  text: 'date partner?',
  blockFailed: 'email',
  wishKept: 'email',
  eraseSentFailed: 'email',
};
