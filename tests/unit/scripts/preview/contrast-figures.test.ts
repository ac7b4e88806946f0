import { expect, test } from 'vitest';
import { asRatio, contrastFigures } from '#scripts/preview/contrast-figures.ts';

const ratiosOf = (color: string): string[] => contrastFigures(color).map(({ ratio }) => asRatio(ratio));

test('black on white and the nearest that both themes allow', () => {
  expect(contrastFigures('#000000')[0]).toMatchObject({ text: '#FFFFFF', background: '#000000', ratio: 21 });
  expect(ratiosOf('#000000')[0]).toBe('21,00:1');
});

test('every figure of a lender in use can be read', () => {
  for (const color of ['#FA6400', '#FFE600', '#005BAA']) {
    expect(contrastFigures(color).filter(({ isReadable }) => !isReadable)).toEqual([]);
  }
});

test('as text the colour is darkened for light pages and lightened for dark ones', () => {
  const [, light, dark] = contrastFigures('#FA6400');
  expect(light?.text).not.toBe('#FA6400');
  expect(dark?.background).toMatch(/^#1/);
  expect(light?.ratio).toBeGreaterThanOrEqual(4.5);
});

test('a ratio is cut, not rounded up to the limit it does not reach', () => {
  expect(asRatio(4.498)).toBe('4,49:1');
});
