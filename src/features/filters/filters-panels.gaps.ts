export const gaps = {
  comfortable: 'percent',
};
