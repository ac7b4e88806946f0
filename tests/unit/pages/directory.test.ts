import { expect, it } from 'vitest';
import { fillTemplate } from '#domain/template.ts';
import { content } from '../../support/content/content.ts';
import {
  attributesOf,
  pageAt,
  readable,
  textOf,
  textsOf,
  tileOf,
  tilesIn,
} from '../../support/content/rendered-pages.ts';

const page = pageAt('/bancos');
const cards = page.querySelectorAll('[data-lender]');
const namesOf = (type: 'banco' | 'fintech') =>
  content.lenders.filter((lender) => lender.type === type).map(({ name }) => name);
const { directory } = content;
const { card, counters } = directory;
const banks = namesOf('banco');
const fintechs = namesOf('fintech');

it('[S2.9-01 S2.9-06 S2.9-08] the directory has its title, its introduction and its address', () => {
  expect(textOf(page, 'h1')).toBe(directory.title);
  expect(textsOf(page, 'h2')).toEqual([directory.banksTitle, directory.fintechsTitle]);
});

it('[S2.9-02..05 S9.4-30] the directory counts its lenders and promises the simulation in two minutes', () => {
  expect(textsOf(page, 'main li').slice(0, 4)).toEqual([
    `${content.lenders.length} ${counters.entities.other}`,
    `${banks.length} ${counters.banks.other}`,
    `${fintechs.length} ${counters.fintechs.other}`,
    `${counters.time.figure} ${counters.time.label}`,
  ]);
});

it.each([
  ['[S2.9-07]', directory.banksTitle, banks],
  ['[S2.9-09]', directory.fintechsTitle, fintechs],
])('%s shows under %s a card for each of its lenders, and no other', (_, title, names) => {
  const section = page.querySelectorAll('section').find((one) => textOf(one, 'h2') === title);
  if (!section) throw new Error(`No section ${title}`);
  const shown = textsOf(section, '[data-lender] h3');
  expect(shown).not.toEqual([]);
  expect(shown.toSorted()).toEqual(names.toSorted());
});

it('[S2.9-10 S3.4-14] the directory marks the fintechs, and no bank', () => {
  expect(fintechs.length).toBeGreaterThan(0);
  const marked = cards.filter((one) => readable(one.textContent).includes(card.fintech));
  expect(marked.map((card) => textOf(card, 'h3')).toSorted()).toEqual(fintechs.toSorted());
});

it.each(content.lenders.map((lender) => [lender.name, lender] as const))(
  '[S2.9-11..17 S3.4-10..13 S3.4-16..36] the directory has a whole card of %s',
  (name, lender) => {
    const shown = cards.find((one) => textOf(one, 'h3') === name);
    if (!shown) throw new Error(`No card of ${name}`);
    const text = readable(shown.textContent);
    expect(text).toContain(fillTemplate(card.since, { year: lender.founded }));
    expect(text).toContain(lender.directory.description);
    expect(textsOf(shown, 'li')).toEqual(lender.directory.highlights);
    expect(tilesIn(shown)).toEqual([tileOf(lender)]);
    expect(textsOf(shown, 'a')).toEqual([card.simulate]);
    expect(attributesOf(shown, 'a', 'href')).toEqual([lender.page ? `/${lender.id}` : '/simular']);
    expect(attributesOf(shown, 'a', 'aria-label')).toEqual([
      fillTemplate(card.simulateLabel, { bank: name }),
    ]);
  },
);

it('the directory keeps the order that marketing chose', () => {
  const first = content.lenders.find(({ id }) => id === content.directory.order[0]);
  expect(textOf(page, 'h3')).toBe(first?.name);
});

it('[S2.9-18..19] the directory closes with a way to compare them all', () => {
  const closing = page.querySelectorAll('main a').at(-1);
  expect(readable(closing?.textContent ?? '')).toBe(directory.closing.title);
  expect(closing?.getAttributeValue('href')).toBe('/');
});
