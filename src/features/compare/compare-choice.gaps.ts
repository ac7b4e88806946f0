/** Gaps that the code fills in words of config/words/compare-choice.json; one with `?` may be left out. */
export const gaps = {
  pickLabel: 'bank',
  full: 'n',
};
