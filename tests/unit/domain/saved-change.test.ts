import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { changeSince } from '#domain/saved-change.ts';
import type { SavedOffer } from '#domain/saved-simulation.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import { content } from '../../support/content/content.ts';

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
