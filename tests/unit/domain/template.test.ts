import { expect, it } from 'vitest';
import { accessibleName, fill, fillTemplate, joinList, pluralize } from '#domain/template.ts';

it.each([
  ['{n} de {total}', { n: 1, total: 2 }, '1 de 2'],
  ['{n} y {otro}', { n: 1 }, '1 y {otro}'],
  ['{n} y {n}', { n: '$&' }, '$& y $&'],
  ['sin huecos', { n: 1 }, 'sin huecos'],
])('in the browser %j is filled as far as there are values', (text, values, filled) => {
  expect(fillTemplate(text, values)).toBe(filled);
});

it('a page is not made with a gap left open', () => {
  expect(fill('{bank}, $&', { bank: '$&' })).toBe('$&, $&');
  expect(() => fill('{bank} y {otro}', { bank: 'Alerce' })).toThrow('names {otro}');
});

it.each([
  [0, '0 ofertas'],
  [1, '1 oferta'],
  [2, '2 ofertas'],
])('%d is told in the right number', (count, text) => {
  expect(pluralize({ one: '{n} oferta', other: '{n} ofertas' }, count)).toBe(text);
});

it('what is counted may name more than the count', () => {
  const texts = { one: '{n} de {bank}', other: '{n} de {bank}' };
  expect(pluralize(texts, 3, { bank: 'Alerce' })).toBe('3 de Alerce');
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a o b'],
  [['a', 'b', 'c'], 'a, b o c'],
])('%j is joined to %j', (items, text) => expect(joinList(items, '{first} o {last}')).toBe(text));

it.each([
  ['a label that holds what is seen', 'Pedir', 'Pedir el préstamo', 'Pedir el préstamo'],
  ['one that writes it small', 'Pedir', 'Ir a pedir', 'Ir a pedir'],
  ['one that says something else', 'Pedir', 'Solicitar el préstamo', 'Pedir. Solicitar el préstamo'],
])('a control can be called by the words on it: %s', (_, seen, label, name) =>
  expect(accessibleName(seen, label)).toBe(name),
);
