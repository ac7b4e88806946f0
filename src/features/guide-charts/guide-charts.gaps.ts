/** Gaps that the code fills in words of config/words/guide-charts.json; one with `?` may be left out. */
export const gaps = {
  'example.text': 'exampleAmount? exampleTerm? exampleTna?',
  'example.note': 'exampleSource? exampleDate?',
  'instalments.alternative': 'exampleFirst? exampleLast?',
  'distribution.alternative': 'quarter? threeQuarters? half? nineTenths?',
};
