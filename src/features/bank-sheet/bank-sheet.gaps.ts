/** Gaps that the code fills in words of config/words/bank-sheet.json; one with `?` may be left out. */
export const gaps = {
  heading: 'bank?',
  loan: 'amount term date? site?',
  'rows.instalment': 'n',
  official: 'site',
};
