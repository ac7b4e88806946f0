/** Gaps that the code fills in words of config/words/lead-receipt-box.json; one with `?` may be left out. */
export const gaps = {
  text: 'partner?',
};
