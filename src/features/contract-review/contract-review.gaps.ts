/** Gaps that the code fills in words of config/words/contract-review.json; one with `?` may be left out. */
export const gaps = {
  'errors.count': 'most',
  'answer.cost': 'effective',
  'answer.sum': 'amount total cost',
  'answer.perThousand': 'amount',
  'answer.beyond': 'most',
  'market.belowMiddle': 'middle?',
  'market.aboveMiddle': 'middle?',
  'market.twiceTheMiddle': 'middle?',
  'ceiling.above': 'bank ceiling date? computed',
  'ceiling.below': 'bank ceiling date?',
  'note.text': 'received paid count? effective nominal?',
};
