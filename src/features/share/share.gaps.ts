/** Gaps that the code fills in words of config/words/share.json; one with `?` may be left out. */
export const gaps = {
  message: 'amount? term? bank cft',
  messageNone: 'amount term?',
};
