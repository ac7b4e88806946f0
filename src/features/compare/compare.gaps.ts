export const gaps = {
  'tray.chosen.other': 'n',
  'comparison.remove': 'bank',
  'comparison.difference': 'amount',
};
