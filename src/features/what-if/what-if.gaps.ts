export const gaps = {
  compared: 'before after',
};
