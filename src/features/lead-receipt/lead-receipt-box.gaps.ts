export const gaps = {
  text: 'partner?',
};
