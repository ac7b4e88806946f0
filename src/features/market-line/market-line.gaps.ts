/** Gaps that the code fills in words of config/words/market-line.json; one with `?` may be left out. */
export const gaps = {
  summary: 'n? minPayment maxPayment? minCft maxCft?',
  summaryOne: 'minPayment minCft',
  lender: 'bank minPayment? minCft?',
  lenderNone: 'bank',
  plotTitle: 'n?',
  plotLender: 'bank?',
  note: 'source date age?',
  'answer.instalment': 'min max',
  'answer.share': 'min max',
  'answer.count.one': 'n?',
  'answer.count.other': 'n',
  plotAbove: 'percent',
  plotMedian: 'percent',
  oldPrices: 'month',
};
