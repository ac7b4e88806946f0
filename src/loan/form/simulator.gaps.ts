/** Gaps that the code fills in words of config/words/simulator.json; one with `?` may be left out. */
export const gaps = {
  'texts.step': 'step',
  'texts.fields.amount.hint': 'min max sliderMax?',
  'texts.fields.term.hint': 'min max sliderMax?',
  'texts.messages.term': 'min max',
  'texts.messages.amount': 'min max',
  'texts.messages.netSalary': 'min max',
  'texts.messages.age': 'min max',
  'texts.messages.ageMin': 'min',
  'texts.messages.ageMax': 'max',
  'texts.inFigures': 'example',
  'texts.errorCount.other': 'n',
  'texts.termValue.months': 'n',
  'texts.termValue.years': 'n',
  'texts.termValue.and': 'years months',
  'texts.dataAge': 'age',
  'texts.dataAgeDays': 'n',
};
