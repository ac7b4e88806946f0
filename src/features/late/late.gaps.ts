/** Gaps that the code fills in words of config/words/late.json; one with `?` may be left out. */
export const gaps = {
  result: 'number? days? extra? total? instalment?',
  assumption: 'percent',
};
