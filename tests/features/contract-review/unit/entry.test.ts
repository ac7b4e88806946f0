import { expect, it } from 'vitest';
import { readEntry } from '#features/contract-review/entry.ts';
import { findingOf } from '#features/contract-review/ContractAnswer.tsx';
import { declaredOf } from '#features/contract-review/useDeclared.ts';
import { type PercentPoints, type Pesos, unit } from '#domain/units.ts';
import { content } from '../../../support/content/content.ts';

const { contractReview, simulator, catalogue } = content;
const texts = { ...contractReview, inFigures: simulator.texts.inFigures };

const TYPED = { received: '1.000.000', count: '12', first: '124.031,30' };

function read(change: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...change })) data.set(name, value);
  return readEntry(data, texts);
}

const FIRST = { value: 124_031.3, half: 0.005 };

it('the form of a contract gives the amounts with the rounding of their print, the last instalment like the first where it is empty', () =>
  expect(read()).toEqual({
    contract: {
      received: { value: 1_000_000, half: 0.5 },
      count: 12,
      first: FIRST,
      last: FIRST,
      charges: { atStart: 0, monthly: 0 },
    },
  }));

it('the form of a contract gives the last instalment and what is paid apart', () =>
  expect(read({ last: '114.507', atStart: '30.000', monthly: '1.500,5' })).toMatchObject({
    contract: { last: { value: 114_507, half: 0.5 }, charges: { atStart: 30_000, monthly: 1500.5 } },
  }));

it.each<[string, Record<string, string>, string[]]>([
  ['an empty form', { received: '', count: '', first: '' }, ['count', 'received', 'first']],
  ['words for what is received', { received: 'un palo' }, ['received']],
  ['a fraction of an instalment', { count: '1,5' }, ['count']],
  ['more instalments than any loan has', { count: String(texts.limits.count + 1) }, ['count']],
  ['words for the number of instalments', { count: 'muchas' }, ['count']],
  ['an instalment of nothing', { first: '0' }, ['first']],
  ['words for the last instalment', { last: 'menos' }, ['last']],
  ['words for a charge', { atStart: 'algo' }, ['atStart']],
  ['another currency', { first: 'US$ 500' }, ['first']],
])('the form of a contract refuses %s with a message at its field', (_, change, fields) => {
  const entry = read(change);
  expect('errors' in entry && Object.keys(entry.errors)).toEqual(fields);
});

it("an entity's ceiling is the highest it declared, with its day, and the middle that of the entities' lowest", () => {
  const products = [
    ['UNO', 100, '2026-01-01'],
    ['UNO', 300, '2026-02-01'],
    ['DOS', 80, '2026-03-01'],
    ['TRES', 120, '2026-04-01'],
  ].map(([entity, cftea, reported]) => ({ ...catalogue.products[0], entity, cftea, reported }));
  const { byEntity, middle } = declaredOf({ products: products as unknown as typeof catalogue.products });
  expect(byEntity.get('UNO')).toEqual({ lowest: 100, ceiling: 300, reported: '2026-02-01' });
  expect([middle, [...byEntity.keys()]]).toEqual([100, ['DOS', 'TRES', 'UNO']]);
});

const market = { byEntity: new Map(), middle: unit<PercentPoints>(100) };
const review = {
  paid: unit<Pesos>(2),
  cost: unit<Pesos>(1),
  nominal: unit<PercentPoints>(0),
  effective: unit<PercentPoints>(0),
  leastEffective: unit<PercentPoints>(0),
};
const finding = (effective: number, ceiling?: number) =>
  findingOf(
    { ...review, effective: unit(effective), leastEffective: unit(effective) },
    ceiling === undefined ? undefined : { lowest: unit(1), ceiling: unit(ceiling), reported: '2026-01-01' },
    market,
  );

it.each([
  [229, 398, 'twiceTheMiddle'],
  [150, 398, 'aboveMiddle'],
  [100, 398, 'belowMiddle'],
  [90, undefined, 'belowMiddle'],
  [90, 80, 'aboveCeiling'],
])('the tone of a contract at %d %% under a ceiling of %s is that of %s', (effective, ceiling, expected) =>
  expect(finding(effective, ceiling)).toBe(expected),
);

it('the tone of a contract without a market says nothing of dear or cheap', () =>
  expect(findingOf(review, undefined, null)).toBe('noMiddle'));
