/** Gaps that the code fills in words of config/words/market-line-advice.json; one with `?` may be left out. */
export const gaps = {
  change: 'change n?',
  'reasons.amount': 'n',
  'reasons.term': 'n',
  'reasons.income': 'n',
  'reasons.seniority': 'n',
  'reasons.age': 'n',
  'reasons.employment': 'n',
  'reasons.territory': 'n',
  'reasons.incomeShare': 'n',
};
