import { matchKey } from '#domain/match-key.ts';
import { monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import type { Catalogue, CatalogueProduct } from '#generated/types.ts';

/** What one lender declared to the central bank, in all its products together. */
export type LenderFile = {
  /** Who may ask, each once, in the order they first appear. */
  audiences: CatalogueProduct['beneficiary'][];
  /** Codes of its provinces; empty: the whole country. */
  provinces: string[];
  /** Pesos. */
  maxAmount: number;
  /** Months. */
  maxTerm: number;
  /** Declared CFT, nominal annual, from the cheapest product to the dearest. */
  cft: { min: PercentPoints; max: PercentPoints };
  /** Place of its cheapest product among those of all entities by CFT, from 1. */
  place: number;
  /** Entities compared. */
  among: number;
  /** Date of its newest declaration. */
  reported: string;
};

/** The nominal CFT of a product, which declares the effective one: 12 · m(CFTEA). */
const nominalCft = ({ cftea }: CatalogueProduct): PercentPoints =>
  nominalFromMonthly(monthlyFromEffective(unit(cftea)));

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The file of the lender with these match keys; null when the catalogue holds no product of it. */
export function lenderFile({ products }: Catalogue, keys: readonly string[]): LenderFile | null {
  const own = products.filter(({ entity }) => keys.includes(matchKey(entity)));
  if (own.length === 0) return null;
  const cheapest = new Map<number, number>();
  for (const product of products)
    cheapest.set(product.code, Math.min(cheapest.get(product.code) ?? Infinity, nominalCft(product)));
  const cfts = own.map(nominalCft);
  const min = unit<PercentPoints>(Math.min(...cfts));
  const codes = new Set(own.map(({ code }) => code));
  const others = [...cheapest].filter(([code]) => !codes.has(code));
  const territories = distinct(own.map(({ territory }) => territory));
  return {
    audiences: distinct(own.map(({ beneficiary }) => beneficiary)),
    provinces: territories.includes('all') ? [] : territories,
    maxAmount: Math.max(...own.map(({ maxAmount }) => maxAmount)),
    maxTerm: Math.max(...own.map(({ maxTerm }) => maxTerm)),
    cft: { min, max: unit(Math.max(...cfts)) },
    place: 1 + others.filter(([, cft]) => cft < min).length,
    among: others.length + 1,
    reported: own.reduce((latest, { reported }) => (reported > latest ? reported : latest), ''),
  };
}
