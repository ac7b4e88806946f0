/** Gaps that the code fills in words of config/words/panels.json; one with `?` may be left out. */
export const gaps = {
  'filters.comfortable': 'percent',
};
