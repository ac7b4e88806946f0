/** Gaps that the code fills in words of config/words/directory-search.json; one with `?` may be left out. */
export const gaps = {
  'result.one': 'n?',
  'result.other': 'n',
};
