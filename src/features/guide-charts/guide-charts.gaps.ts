export const gaps = {
  'example.text': 'exampleAmount? exampleTerm? exampleTna?',
  'example.note': 'exampleSource? exampleDate?',
  'instalments.alternative': 'exampleFirst? exampleLast?',
  'distribution.alternative': 'quarter? threeQuarters? half? nineTenths?',
};
