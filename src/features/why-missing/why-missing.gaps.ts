/** Gaps that the code fills in words of config/words/why-missing.json; one with `?` may be left out. */
export const gaps = {
  'reasons.noProduct': 'bank',
  'reasons.amountLow': 'bank? min',
  'reasons.amountHigh': 'bank? max',
  'reasons.term': 'bank? max',
  'reasons.income': 'bank? min',
  'reasons.seniority': 'bank? min',
  'reasons.age': 'bank? max',
  'reasons.beneficiary': 'bank',
  'reasons.territory': 'bank',
  'reasons.incomeShare': 'bank? share max',
  nearest: 'change',
  nearestAmount: 'amount',
  nearestTerm: 'n',
  nearestEither: 'first second',
};
