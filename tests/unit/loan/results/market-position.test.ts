import { describe, expect, it } from 'vitest';
import { formatDate, formatPercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { declaredText, marketText, standingOf, standingText } from '#loan/tools/detail/market-texts.ts';
import { panels, words } from '../../../support/content/made-up.ts';
import { offer } from '../../../support/data/offers.ts';
import { product } from '../../../support/data/quotes.ts';

const texts = panels.market;
const peers = [50, 60, 70, 80, 90].map((cft) => offer(`BANCO ${cft}`, { cft }));
const at = (index: number) => peers[index] as (typeof peers)[number];
const tied = offer('BANCO ATADO', { cft: 40, unmet: 'cliente', condition: 'cliente' });

describe('among the offers received', () => {
  const among = fillTemplate(texts.amongAll, { n: 5 });
  it.each([
    ['the cheapest', 0, fillTemplate(texts.cheapest, { among })],
    ['the second', 1, fillTemplate(texts.percentile, { percent: '75 %', among })],
    ['the dearest', 4, fillTemplate(texts.dearest, { among })],
  ])('the standing among the offers received is told of %s', (_, index, text) =>
    expect(standingText(standingOf(at(index), peers, texts), texts)).toBe(text),
  );

  it.each([
    ['a single one', [at(0)]],
    ['all alike', [at(0), { ...at(0), id: 'twin' }]],
  ])('the standing says nothing of %s', (_, received) =>
    expect(standingText(standingOf(at(0), received, texts), texts)).toBe(''),
  );

  it('a price without a condition is placed among prices without conditions, and named so', () => {
    expect(standingText(standingOf(at(0), [tied, ...peers], texts), texts)).toBe(
      fillTemplate(texts.cheapest, { among: fillTemplate(texts.amongTakeable, { n: 5 }) }),
    );
  });

  it('a price that asks for more stands among all', () => {
    expect(standingText(standingOf(tied, [tied, ...peers], texts), texts)).toBe(
      fillTemplate(texts.cheapest, { among: fillTemplate(texts.amongAll, { n: 6 }) }),
    );
  });
});

describe('against what its lender declared', () => {
  const own = product({ product: 'PROPIO', cftea: 186.76, reported: '2026-05-15' });
  const dearer = product({ product: 'OTRO', cftea: 400 });
  const lender = (...products: (typeof own)[]) => ({ code: 1, kind: 'banco' as const, products });
  const said = (effective: number, ...products: (typeof own)[]) =>
    declaredText(offer('BANCO', { product: 'PROPIO' }), effective, lender(...products), texts);
  const declared = fillTemplate(texts.declared, {
    bank: 'BANCO',
    percent: formatPercent(186.76),
    date: formatDate('2026-05-15'),
  });

  it.each([
    ['below the same product', 93.76, fillTemplate(texts.declaredBelow, { points: '93' })],
    ['equal, as far as two decimals tell', 186.7601, texts.declaredEqual],
    ['above', 200, texts.declaredAbove],
  ])('against what its lender declared %s, whatever else it declared', (_, effective, compared) => {
    expect(said(effective, dearer, own)).toBe(`${declared} ${compared}`);
  });

  it.each([
    ['another product only', [dearer]],
    ['the same name at two prices', [own, { ...own, cftea: 90 }]],
    ['the same name for clients', [{ ...own, beneficiary: 'account_holder' as const }]],
  ])('against what its lender declared is not compared with %s', (_, products) =>
    expect(said(93, ...products)).toBe(''),
  );

  it('against what its lender declared is compared with nothing when the provider names no product', () => {
    expect(declaredText(offer('BANCO'), 93, lender(own), texts)).toBe('');
  });
});

describe('against everything that was declared', () => {
  const catalogue = {
    $schema: '',
    source: 'BCRA',
    url: 'https://www.bcra.gob.ar',
    asOf: '2026-06-25',
    products: [
      product({ code: 1, entity: 'A' }),
      product({ code: 2, entity: 'B', cftea: 300, tea: 200 }),
      product({ code: 3, entity: 'C', cftea: 500, tea: 300, beneficiary: 'account_holder' }),
      product({ code: 4, entity: 'D', cftea: 500, tea: 300, beneficiary: 'jubilado' }),
    ],
  } as unknown as Parameters<typeof marketText>[2];
  const loan = { amount: 5_000_000, term: 30, employment: 'relacion_dependencia' };

  it('against everything that was declared counts the entities with an open price for such a visitor and names the date', () => {
    expect(marketText(offer('C', { cft: 100 }), loan, catalogue, words)).toBe(
      fillTemplate(texts.declaredMarket, { n: 2, percent: '50\u00A0%', date: formatDate('2026-06-25') }),
    );
  });

  it.each([
    ['none did', offer('C'), { ...loan, term: 120 }],
    ['the offer asks for more than they do', tied, loan],
  ])('against everything that was declared says nothing when %s', (_, one, asked) =>
    expect(marketText(one, asked, catalogue, words)).toBe(''),
  );
});
