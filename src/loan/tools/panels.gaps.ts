export const gaps = {
  'filters.comfortable': 'percent',
};
