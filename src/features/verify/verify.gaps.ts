/** Gaps that the code fills in words of config/words/verify.json; one with `?` may be left out. */
export const gaps = {
  'answer.known': 'name date',
  'answer.near': 'name? date?',
  'answer.unknown': 'name? date?',
  'answer.official': 'site',
  'answer.visit': 'site',
};
