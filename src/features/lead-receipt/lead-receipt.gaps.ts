/** Gaps that the code fills in words of config/words/lead-receipt.json; one with `?` may be left out. */
export const gaps = {
  text: 'date partner?',
  blockFailed: 'email',
  wishKept: 'email',
  eraseSentFailed: 'email',
};
