import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { changeSince } from '#domain/saved-change.ts';
import type { SavedOffer } from '#domain/saved-simulation.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import type { Catalogue } from '#generated/types.ts';
import { content } from '../../support/content/content.ts';
import { product as productOf } from '../../support/data/quotes.ts';

const { catalogue } = content;
const [declared] = catalogue.products;
const now = nominalFromMonthly(monthlyFromEffective(unit(declared.cftea)));

/** An offer of the first loan of the catalogue, kept at a CFT. */
const kept = (cft: number, product = declared.product): SavedOffer => ({
  bank: 'Banco',
  cft: unit<PercentPoints>(cft),
  first: unit(250_000),
  total: null,
  loan: { entity: matchKey(declared.entity), product },
});

it.each([
  ['fell', now + 10],
  ['rose', now - 10],
])('a loan whose price %s since is told with both prices', (became, cft) => {
  expect(changeSince(kept(cft), catalogue)).toEqual({ became, before: cft, after: now });
});

it.each([
  ['as it was', now],
  ['rounded', Math.round(now * 100) / 100],
])('a loan that is %s is not told', (_, cft) => expect(changeSince(kept(cft), catalogue)).toBeNull());

it('a loan that is declared no more is gone', () =>
  expect(changeSince(kept(now, 'PRESTAMO DE AYER'), catalogue)).toEqual({ became: 'gone' }));

it('an offer kept before loans were noted, or one of another provider, says nothing', () => {
  const { loan: _, ...offer } = kept(now + 10);
  expect(changeSince(offer, catalogue)).toBeNull();
});

const nominalOf = (cftea: number): number => nominalFromMonthly(monthlyFromEffective(unit(cftea)));

/** A catalogue of loans by the kept one's name, each with an effective CFT and maybe another entity. */
const declaring = (...loans: { cftea: number; entity?: string }[]): Catalogue => ({
  ...catalogue,
  products: loans.map((loan) =>
    productOf({ entity: declared.entity, product: declared.product, ...loan }),
  ) as unknown as Catalogue['products'],
});

it.each([
  ['the nearest comes first', [100, 60, 180]],
  ['the nearest stands between a cheaper and a dearer one', [60, 100, 180]],
  ['the nearest stands between a dearer and a cheaper one', [180, 100, 60]],
  ['the nearest comes last', [60, 180, 100]],
])('of several loans by one name the nearest in price counts: %s', (_, cfteas) => {
  const found = changeSince(kept(nominalOf(110)), declaring(...cfteas.map((cftea) => ({ cftea }))));
  expect(found).toMatchObject({ became: 'fell', after: nominalOf(100) });
});

const ANOTHER = { cftea: 100, entity: 'ENTIDAD AJENA S.A.' };

it('a loan by the same name of another entity does not count, though it is nearer', () => {
  const found = changeSince(kept(nominalOf(100)), declaring(ANOTHER, { cftea: 150 }));
  expect(found).toMatchObject({ became: 'rose', after: nominalOf(150) });
});

it('a loan that only another entity still declares is gone', () =>
  expect(changeSince(kept(nominalOf(100)), declaring(ANOTHER))).toEqual({ became: 'gone' }));

it.each([
  ['a hundredth of a point', 0.01, null],
  ['more than a hundredth of a point', 0.011, { became: 'fell', before: 0.011, after: 0 }],
])('a difference of %s', (_, cft, told) =>
  expect(changeSince(kept(cft), declaring({ cftea: 0 }))).toEqual(told),
);
