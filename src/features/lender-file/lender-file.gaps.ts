export const gaps = {
  title: 'bank',
  range: 'min max',
  place: 'place n',
  more: 'shown n',
  source: 'source date',
  none: 'bank',
  'card.cft': 'percent',
};
