export const gaps = {
  'letter.to': 'entity today?',
  'letter.ahead': 'due',
  'letter.past': 'due',
  source: 'source day',
};
