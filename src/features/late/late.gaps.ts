export const gaps = {
  result: 'number? days? extra? total? instalment?',
  assumption: 'percent',
};
