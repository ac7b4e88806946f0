import { matchKey } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Condition } from '#domain/offers/offer.ts';
import { employmentsOf, provincesOf } from '#domain/quote/eligibility.ts';
import { isKnown, nominalCft, productCondition } from '#domain/quote/product.ts';
import { monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import type { Catalogue, CatalogueProduct } from '#generated/types.ts';

/** The people who may ask for a product: an employment's code, and a further condition with its words; null: any. */
export type Audience = { employment: string | null; condition: Condition | null; requirement: string | null };

/** The lowest CFT of some products, nominal, least prices included. */
const leastCft = (products: readonly CatalogueProduct[], lowest: PercentPoints): PercentPoints =>
  unit(
    Math.min(
      lowest,
      ...products.flatMap(({ leastCftea }) =>
        leastCftea === undefined ? [] : [nominalFromMonthly(monthlyFromEffective(unit(leastCftea)))],
      ),
    ),
  );

const takesIn = (wide: Audience, narrow: Audience): boolean =>
  (wide.employment ?? narrow.employment) === narrow.employment &&
  (wide.condition ?? narrow.condition) === narrow.condition &&
  (wide.condition === null || wide.requirement === narrow.requirement);

function audiencesOf(products: readonly CatalogueProduct[]): Audience[] {
  const all = products.flatMap((product) =>
    (employmentsOf(product) ?? [null]).map((employment) => ({
      employment,
      condition: productCondition(product),
      requirement: product.requirement ?? null,
    })),
  );
  return all.filter(
    (one, at) => !all.some((other, place) => takesIn(other, one) && (place < at || !takesIn(one, other))),
  );
}

/** Match keys of the entities of a catalogue, made once: every lender's page looks through them. */
const keysOf = memoizeByRef((products: readonly CatalogueProduct[]) =>
  products.map(({ entity }) => matchKey(entity)),
);

/**
 * The declaration of the lender with these match keys to the central bank, all its products together; null when the
 * catalogue holds none of it.
 */
export function lenderFile({ products }: Catalogue, keys: readonly string[]) {
  const entities = keysOf(products);
  const own = products.filter((_, at) => keys.includes(entities[at] ?? ''));
  if (own.length === 0) return null;
  const cheapest = new Map<number, number>();
  for (const product of products.filter(isKnown))
    cheapest.set(product.code, Math.min(cheapest.get(product.code) ?? Infinity, nominalCft(product)));
  const cfts = own.map(nominalCft);
  const min = unit<PercentPoints>(Math.min(...cfts));
  const ownKnown = own.filter(isKnown).map(nominalCft);
  const ranked = ownKnown.length > 0 ? Math.min(...ownKnown) : min;
  const codes = new Set(own.map(({ code }) => code));
  const others = [...cheapest].filter(([code]) => !codes.has(code));
  return {
    /** The people who may ask, each once, in the order they first appear, without those whom another takes in. */
    audiences: audiencesOf(own),
    /** Codes of its provinces, in alphabetical order; empty: the whole country. */
    provinces: provincesOf(own),
    maxAmount: Math.max(...own.map(({ maxAmount }) => maxAmount)),
    maxTerm: Math.max(...own.map(({ maxTerm }) => maxTerm)),
    /** Declared CFT, nominal annual, from the cheapest product, or a least price declared beside its ceiling, to the dearest. */
    cft: { min: leastCft(own, min), max: unit<PercentPoints>(Math.max(...cfts)) },
    /** Place of its cheapest product among those of all entities by CFT, from 1, without those in doubt. */
    place: 1 + others.filter(([, cft]) => cft < ranked).length,
    /** Entities compared. */
    among: others.length + 1,
    /** Whether a CFT is that of the entity's own note, which says more than its figure. */
    isFromNote: own.some(({ fromNote }) => fromNote === true),
    /** Date of its newest declaration. */
    reported: own.reduce((latest, { reported }) => (reported > latest ? reported : latest), ''),
  };
}

export type LenderFile = NonNullable<ReturnType<typeof lenderFile>>;
