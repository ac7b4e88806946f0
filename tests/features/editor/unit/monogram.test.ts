import { expect, test } from 'vitest';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';
import { monogramOf } from '#scripts/editor/page/monogram.ts';

test('a monogram is a square with the initials on the colour', () => {
  const svg = monogramOf({ id: 'galia', name: 'Banco Galia', color: '#fa6400' });
  expect(svg).toContain('viewBox="0 0 96 96"');
  expect(svg).toContain('fill="#FA6400"');
  expect(svg).toContain('>GA</text>');
  expect(svgFault(svg)).toBeUndefined();
});

test.each([
  ['#072146', '#FFFFFF'],
  ['#FFE600', '#000000'],
])('a monogram on %s writes in %s', (color, ink) => {
  expect(monogramOf({ id: 'x', name: '', color })).toContain(`<text x="48" y="63" fill="${ink}"`);
});
