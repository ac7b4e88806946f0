/** Gaps that the code fills in words of config/words/cannot-pay.json; one with `?` may be left out. */
export const gaps = {
  'letter.to': 'entity today?',
  'letter.ahead': 'due',
  'letter.past': 'due',
  source: 'source day',
};
