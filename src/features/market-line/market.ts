import { type Applicant, isForAudience } from '#domain/quote/eligibility.ts';
import { type Match, matchKnown, matchProduct } from '#domain/quote/quote.ts';
import { isKnown } from '#domain/quote/product.ts';
import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';

type Range<Figure extends number> = { min: Figure; max: Figure };

/** Quotes from `from` (included) up to `to` (not included, but in the last bin). */
export type Bin = { from: number; to: number; count: number };

const rangeOf = <Figure extends number>(figures: readonly Figure[]): Range<Figure> => ({
  min: Math.min(...figures) as Figure,
  max: Math.max(...figures) as Figure,
});

const isOpen = ({ priced }: Match): boolean => priced.condition === null;

/** Matches of all entities, one each, at the price that asks for nothing where there is one; see `matchKnown`. */
export function leadingMatches(index: CatalogueIndex, applicant: Applicant): Match[] {
  const matches = matchKnown(index, applicant);
  const open = new Set(matches.filter(isOpen).map(({ priced }) => priced.entity));
  return matches.filter((match) => isOpen(match) || !open.has(match.priced.entity));
}

/** The range of some matches; null when there are none. */
export const marketOf = (matches: readonly Match[]) =>
  matches.length === 0
    ? null
    : {
        /** Their number: entities, or products when it is the range of one lender. */
        count: matches.length,
        firstInstalment: rangeOf(matches.map(({ firstInstalment }) => firstInstalment)),
        cftNominal: rangeOf(matches.map(({ priced }) => priced.cftNominal)),
      };

export type Market = NonNullable<ReturnType<typeof marketOf>>;

/**
 * Returns one lender's declaration for an applicant: the range over all its products that fit and are not in doubt, not
 * only the cheapest. A lender may be several entities (BCRA codes). Null when no product fits or the catalogue does not
 * know it.
 */
export function lenderMarket(
  index: CatalogueIndex,
  applicant: Applicant,
  codes: readonly number[],
): Market | null {
  const products = codes.flatMap((code) => index.productsOf(code));
  const matches = products
    .filter(({ product }) => isKnown(product) && isForAudience(product, applicant))
    .map((priced) => matchProduct(priced, applicant))
    .filter((match) => match !== null);
  return marketOf(matches);
}

/**
 * Counts figures in `bins` classes of equal width from the lowest to the highest; a single class when all figures
 * are equal, none when there are no figures. Figures above `cap`, when there are any, share one more class after them.
 */
export function histogram(figures: readonly number[], bins: number, cap = Infinity): Bin[] {
  const above = figures.filter((figure) => figure > cap);
  if (above.length > 0 && above.length < figures.length) {
    const below = histogram(
      figures.filter((figure) => figure <= cap),
      bins,
    );
    return [...below, { from: cap, to: Math.max(...above), count: above.length }];
  }
  if (figures.length === 0) return [];
  const { min, max } = rangeOf(figures);
  const width = (max - min) / bins;
  if (width === 0) return [{ from: min, to: max, count: figures.length }];
  const classes = Array.from({ length: bins }, (_, index) => ({
    from: min + index * width,
    to: index === bins - 1 ? max : min + (index + 1) * width,
    count: 0,
  }));
  for (const figure of figures) {
    const bin = classes[Math.min(bins - 1, Math.floor((figure - min) / width))] as Bin;
    bin.count += 1;
  }
  return classes;
}
