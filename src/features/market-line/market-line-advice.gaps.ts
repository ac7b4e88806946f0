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
