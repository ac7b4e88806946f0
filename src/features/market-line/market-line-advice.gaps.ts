export const gaps = {
  change: 'change n?',
  'reasons.*': 'n',
};
