import { expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import {
  attributesOf,
  logoAddress,
  pageAt,
  readable,
  textOf,
  textsOf,
} from '../../support/rendered-pages.ts';

const page = pageAt('/bancos');
const cards = page.querySelectorAll('[data-lender]');
const namesOf = (type: 'banco' | 'fintech') =>
  content.lenders.filter((lender) => lender.type === type).map(({ name }) => name);
const banks = namesOf('banco');
const fintechs = namesOf('fintech');

it('names itself', () => {
  expect(textOf(page, 'h1')).toBe('Todos los Entes disponibles');
  expect(textsOf(page, 'h2')).toEqual(['Entes Tradicionales', 'Fontichs & Dogotelis']);
});

it('counts its lenders and promises the simulation in two minutes', () => {
  const counters = textsOf(page, 'main li').slice(0, 4);
  expect(counters).toEqual([
    `${content.lenders.length} empresas`,
    `${banks.length} entes`,
    `${fintechs.length} fontichs`,
    '2min de prueba',
  ]);
});

it.each([
  ['Entes Tradicionales', 8, banks],
  ['Fontichs & Dogotelis', 2, fintechs],
])('shows under %s a card for each of its %i lenders, and no other', (title, count, names) => {
  const section = page.querySelectorAll('section').find((one) => textOf(one, 'h2') === title);
  if (!section) throw new Error(`No section ${title}`);
  const shown = textsOf(section, '[data-lender] h3');
  expect(shown).toHaveLength(count);
  expect(shown.toSorted()).toEqual(names.toSorted());
});

it('marks the fintechs, and no bank', () => {
  expect(fintechs.toSorted()).toEqual(['Espinillo X', 'Lapacho']);
  const marked = cards.filter((card) => readable(card.textContent).includes('FINTECH'));
  expect(marked.map((card) => textOf(card, 'h3')).toSorted()).toEqual(fintechs.toSorted());
});

it.each(content.lenders.map((lender) => [lender.name, lender] as const))(
  'has a whole card of %s',
  (name, lender) => {
    const card = cards.find((one) => textOf(one, 'h3') === name);
    if (!card) throw new Error(`No card of ${name}`);
    const text = readable(card.textContent);
    expect(text).toContain(`Disdi ${lender.founded}`);
    expect(text).toContain(lender.directory.description);
    expect(textsOf(card, 'li')).toEqual(lender.directory.highlights);
    expect(attributesOf(card, 'img', 'src')).toEqual([logoAddress(lender)]);
    expect(textsOf(card, 'a')).toEqual(['Somuler Crédito']);
    expect(attributesOf(card, 'a', 'href')).toEqual([lender.page ? `/${lender.id}` : '/simular']);
    expect(attributesOf(card, 'a', 'aria-label')).toEqual([`Somuler Crédito en ${name}`]);
  },
);

it('keeps the order that marketing chose', () => {
  const first = content.lenders.find(({ id }) => id === content.directory.order[0]);
  expect(textOf(page, 'h3')).toBe(first?.name);
});

it('says of provincial lenders where they are, and nothing of the others', () => {
  const marked = cards.filter((card) => card.getAttributeValue('data-provinces') !== null);
  expect(marked).toHaveLength(content.lenders.filter(({ provinces }) => provinces).length);
});

it('closes with a way to compare them all', () => {
  const closing = page.querySelectorAll('main a').find((link) => /Cotejar/.test(link.textContent));
  expect(readable(closing?.textContent ?? '')).toBe('Cotejar Todos los Entes');
  expect(closing?.getAttributeValue('href')).toBe('/');
});
