/** Gaps that the code fills in words of config/words/withdrawal.json; one with `?` may be left out. */
export const gaps = {
  'answer.open': 'day',
  'answer.left.other': 'n',
  'answer.lastDay': 'day',
  'answer.bankDays': 'day ended?',
  'answer.over': 'day? ended',
  'answer.extended': 'day',
  'answer.bank': 'day',
  'answer.link': 'entity day?',
  'answer.noLink': 'entity site?',
  'letter.to': 'entity? accepted? today?',
  'letter.ground.open': 'entity? accepted? today?',
  'letter.ground.bankDays': 'entity? accepted? today?',
  'letter.ground.over': 'entity? accepted? today?',
};
