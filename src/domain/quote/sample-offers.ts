import { incomeShareOf } from '#domain/quote/eligibility.ts';
import { priceProduct, type Product } from '#domain/quote/product.ts';
import { instalmentOf, type Quote } from '#domain/quote/quote.ts';
import { type Months, type Pesos, unit } from '#domain/units.ts';

/** Terms of the table in a bank's sheet, in months. */
export const SAMPLE_TERMS: readonly number[] = [12, 24, 36];

type SampleOffer = Pick<Quote, 'firstInstalment' | 'cftNominal' | 'incomeShare'> & { term: Months };

/** Prices a declared product at each sample term, whether or not its limits are met. */
export function sampleOffers(product: Product, loan: { amount: Pesos; netSalary: Pesos }): SampleOffer[] {
  const priced = priceProduct(product, 0);
  return SAMPLE_TERMS.map((months) => {
    const term = unit<Months>(months);
    const firstInstalment = instalmentOf(priced, { amount: loan.amount, term });
    return {
      term,
      firstInstalment,
      cftNominal: priced.cftNominal,
      incomeShare: incomeShareOf(firstInstalment, loan),
    };
  });
}

/** The product of the catalogue that a bank's sheet is about: one of the lender's own, by its declared name. */
export const productOf = (
  products: readonly Product[],
  codes: readonly number[],
  name: string,
): Product | undefined => products.find(({ code, product }) => codes.includes(code) && product === name);
