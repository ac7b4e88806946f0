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
  'missing.*': 'n',
  source: 'source date',
};
