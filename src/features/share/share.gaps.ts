export const gaps = {
  message: 'amount? term? bank cft',
  messageNone: 'amount term?',
};
