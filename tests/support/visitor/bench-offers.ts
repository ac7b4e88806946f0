import type { Content } from '#site/content.ts';
import { firstInstalment } from '#domain/amortisation.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { priceProduct, type PricedProduct, type Product } from '#domain/quote/product.ts';
import { unit } from '#domain/units.ts';
import type { Lender, ProviderOffer } from '#generated/types.ts';

/** The part of a simulation's request that figures depend on: pesos, months, pesos a month. */
export type BenchLoan = { amount: number; term: number; netSalary: number };

export type BenchContent = Pick<Content, 'catalogue' | 'exclusions'>;

/** Effective annual rates of invented lenders: from 60 to 220 points, spread without repeating soon. */
const LOWEST_CFTEA = 60;
const SPREAD = 160;
const STRIDE = 37;
/** Part of it that is interest: from 50 to 95 %, so that the order by instalment is not the one by CFT. */
const LEAST_INTEREST = 0.5;
const INTEREST_SPREAD = 0.45;
const INTEREST_STEPS = 31;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function offerOf(
  bank: string,
  { product, interest, cost, cftNominal }: PricedProduct,
  loan: BenchLoan,
): ProviderOffer {
  const { amount, term, netSalary } = loan;
  const first = firstInstalment({ amount: unit(amount), term: unit(term), interest, cost });
  return {
    Banco: bank,
    primera_cuota_ars: round(first, 2),
    cft_nominal_anual: round(cftNominal, 8),
    relacion_cuota_ingreso_pct: round((first / Math.max(1, netSalary)) * 100, 4),
    plazo_max_meses: Math.max(product.maxTerm, term),
  };
}

/** An invented lender's loan: like `product`, at a price of its own. */
function invented(product: Product, number: number): PricedProduct {
  const cftea = LOWEST_CFTEA + ((number * STRIDE) % SPREAD) + number / 10_000;
  const interest = LEAST_INTEREST + ((number % INTEREST_STEPS) / INTEREST_STEPS) * INTEREST_SPREAD;
  const entity = `ENTIDAD DE PRUEBA ${number} S.A.`;
  return priceProduct({ ...product, entity, cftea, tea: cftea * interest }, 0);
}

/** Cheapest loan of every lender of the catalogue that results show. */
function knownLoans({ catalogue, exclusions }: BenchContent): PricedProduct[] {
  const index = buildIndex(catalogue);
  const hidden = new Set(exclusions.names.map(({ name }) => matchKey(name)));
  const codes = [...new Set(catalogue.products.map(({ code }) => code))];
  const cheapest = codes.flatMap((code) => index.productsOf(code)[0] ?? []);
  return cheapest.filter(({ product }) => !hidden.has(matchKey(product.entity)));
}

/**
 * `count` offers that results would show, as a provider sends them: lenders of the catalogue at their declared prices,
 * whether or not the visitor fits them, then invented ones. With `own`, the last one is that lender's.
 */
export function benchOffers(
  content: BenchContent,
  { count, lender, own, loan }: { count: number; lender: Lender | null; own: boolean; loan: BenchLoan },
): ProviderOffer[] {
  const { products } = content.catalogue;
  const [sample] = products;
  if (!sample) throw new Error('The catalogue is empty.');
  const ownKeys = lender ? matchKeysOf(lender) : [];
  const isOwn = ({ entity }: Pick<Product, 'entity'>): boolean => ownKeys.includes(matchKey(entity));
  const ownOffers =
    own && lender && count > 0
      ? [offerOf(lender.legalNames[0] ?? lender.name, priceProduct(products.find(isOwn) ?? sample, 0), loan)]
      : [];
  const wanted = count - ownOffers.length;
  const known = knownLoans(content).filter(({ product }) => !isOwn(product));
  const missing = Math.max(0, wanted - known.length);
  const others = [...known, ...Array.from({ length: missing }, (_, index) => invented(sample, index + 1))];
  return [...others.slice(0, wanted).map((one) => offerOf(one.product.entity, one, loan)), ...ownOffers];
}
