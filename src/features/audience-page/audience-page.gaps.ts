/** Gaps that the code fills in words of config/words/audience-page.json; one with `?` may be left out. */
export const gaps = {
  loan: 'amount term',
  count: 'n open',
  oneCount: 'entity',
  range: 'minCft maxCft',
  price: 'payment cft',
  only: 'who',
  inProvince: 'province',
  income: 'none max',
  seniority: 'none max',
  age: 'max',
  'missing.province': 'n',
  'missing.employment': 'n',
  'missing.amount': 'n',
  'missing.term': 'n',
  source: 'source date',
};
