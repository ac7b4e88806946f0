/** Gaps that the code fills in words of config/words/compare.json; one with `?` may be left out. */
export const gaps = {
  'tray.chosen.other': 'n',
  'comparison.remove': 'bank',
  'comparison.difference': 'amount',
};
