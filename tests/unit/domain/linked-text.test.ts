import { expect, it } from 'vitest';
import { linkedText } from '#domain/linked-text.ts';

const values = { email: 'buenas@sitio.example' };

it('linked text fills its gaps and cuts the text at its link', () => {
  const links = [{ text: '{email}', href: 'mailto:{email}' }];
  expect(linkedText('Escribinos a {email}.', links, values)).toEqual([
    { text: 'Escribinos a ', href: null },
    { text: 'buenas@sitio.example', href: 'mailto:buenas@sitio.example' },
    { text: '.', href: null },
  ]);
});

it('linked text takes links in the order of the text, not of the list', () => {
  const links = [
    { text: 'dos', href: '/2' },
    { text: 'uno', href: '/1' },
  ];
  expect(linkedText('uno dos', links, values).map(({ href }) => href)).toEqual(['/1', null, '/2']);
});

it('a linked text marks the first place only', () => {
  expect(linkedText('uno uno', [{ text: 'uno', href: '/1' }], values)).toEqual([
    { text: 'uno', href: '/1' },
    { text: ' uno', href: null },
  ]);
});

it.each([
  ['a link whose words are missing', 'nada', [{ text: 'uno', href: '/1' }], /does not contain the words/],
  ['a gap without a value', '{nada}', [], /has no value/],
])('linked text refuses %s', (_, text, links, reason) =>
  expect(() => linkedText(text, links, values)).toThrow(reason),
);
