import { describe, expect, it } from 'vitest';
import {
  declaredText,
  marketText,
  standingOf,
  standingText,
} from '#simulator/results/detail/market-position.ts';
import { offer } from '../../../support/offers.ts';
import { product } from '../../../support/quotes.ts';

const peers = [50, 60, 70, 80, 90].map((cft) => offer(`BANCO ${cft}`, { cft }));
const at = (index: number) => peers[index] as (typeof peers)[number];

describe('among the offers received', () => {
  it.each([
    ['the cheapest', 0, 'Es la más barata de las que ricobosti.'],
    ['the second', 1, 'Es más barata que el 75 % de las propuestas que ricobosti.'],
    ['the dearest', 4, 'Es la más cara de las que ricobosti.'],
  ])('%s', (_, index, text) => {
    expect(standingText(standingOf(at(index), peers))).toBe(text);
  });

  it.each([
    ['a single one', [at(0)]],
    ['all alike', [at(0), { ...at(0), id: 'twin' }]],
  ])('%s says nothing', (_, received) => {
    expect(standingText(standingOf(at(0), received))).toBe('');
  });
});

describe('against what its lender declared', () => {
  const lender = (...cfteas: number[]) => ({
    code: 1,
    kind: 'banco' as const,
    products: cfteas.map((cftea) => product({ cftea, reported: '2026-05-15' })),
  });
  it.each([
    [
      'below its dearest loan',
      93.32,
      [93.32, 186.76],
      '186,76 % (15 de mayo de 2026). Esta propuesta anda 93 puntos',
    ],
    ['equal, as far as two decimals tell', 186.7601, [186.76], 'Esta propuesta es igual a ese tope.'],
    ['above', 200, [186.76], 'Esta propuesta supera ese tope'],
  ])('%s', (_, effective, declared, text) => {
    const said = declaredText(offer('BANCO'), effective, lender(...declared)).replaceAll('\u00A0', ' ');
    expect(said).toContain(text);
  });
});

describe('against everything that was declared', () => {
  const catalogue = {
    $schema: '',
    source: 'BCRA',
    url: 'https://www.bcra.gob.ar',
    asOf: '2026-06-25',
    products: [product({ code: 1, entity: 'A' }), product({ code: 2, entity: 'B', cftea: 300, tea: 200 })],
  } as unknown as Parameters<typeof marketText>[2];

  it('counts the entities that declared such a loan and names the date', () => {
    const said = marketText(offer('C', { cft: 100 }), { amount: 5_000_000, term: 30 }, catalogue);
    expect(said).toBe(
      'Entre 2 empresas que declararon al BCRA un crédito por ese importe y lapso, es más barata que el 50 % (apuntes al 25 de junio de 2026).',
    );
  });

  it('says nothing when none did', () => {
    expect(marketText(offer('C'), { amount: 5_000_000, term: 120 }, catalogue)).toBe('');
  });
});
