/** Gaps that the code fills in words of config/words/what-if.json; one with `?` may be left out. */
export const gaps = {
  compared: 'before after',
};
