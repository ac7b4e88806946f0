/** Gaps that the code fills in words of config/words/debt-swap.json; one with `?` may be left out. */
export const gaps = {
  'debt.title': 'n',
  'debt.remove': 'n',
  'errors.amount': 'max',
  'errors.months': 'max',
  'errors.fee': 'max',
  'errors.cft': 'max',
  'errors.impossible': 'left? instalment? balance?',
  'verdicts.cheaper': 'total instalment?',
  'verdicts.cheaperButHigher': 'total instalment?',
  'verdicts.lowerButDearer': 'total instalment?',
  'verdicts.dearer': 'total instalment?',
  paysFrom: 'n',
  oldRate: 'annual',
  'facts.cost': 'total cost',
  'chart.label': 'keep? keepMonths? first? last? changeMonths?',
  find: 'amount?',
};
