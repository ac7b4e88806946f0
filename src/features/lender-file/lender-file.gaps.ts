/** Gaps that the code fills in words of config/words/lender-file.json; one with `?` may be left out. */
export const gaps = {
  title: 'bank',
  range: 'min max',
  place: 'place n',
  more: 'shown n',
  source: 'source date',
  none: 'bank',
  'card.cft': 'percent',
};
