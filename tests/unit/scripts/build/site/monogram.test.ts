import { expect, test } from 'vitest';
import { initialsOf } from '#domain/initials.ts';
import { monogramOf } from '#scripts/build/site/monogram.ts';

test.each([
  ['Banco Llanura', 'LL'],
  ['Banco Santa Rita', 'SR'],
  ['Banco Entre Lomas', 'EL'],
  ['Banco Océano', 'OC'],
  ['Santander', 'SA'],
  ['LLNR Argentina', 'LL'],
  ['Ñandú', 'NA'],
  ['Banco', 'BA'],
  ['¿?', ''],
])('initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('a monogram is a square with the initials on the colour', () => {
  const svg = monogramOf({ id: 'galia', name: 'Banco Galia', color: '#fa6400' });
  expect(svg).toContain('viewBox="0 0 96 96"');
  expect(svg).toContain('fill="#FA6400"');
  expect(svg).toContain('>GA</text>');
});

test.each([
  ['#072146', '#FFFFFF'],
  ['#FFE600', '#000000'],
])('a monogram on %s writes in %s', (color, ink) => {
  expect(monogramOf({ id: 'x', name: '', color })).toContain(`<text x="48" y="63" fill="${ink}"`);
});
