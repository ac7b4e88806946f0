import { employmentsOf, incomeShareOf } from '#domain/quote/eligibility.ts';
import { priceProduct, type Product, productCondition } from '#domain/quote/product.ts';
import { instalmentOf, type Match } from '#domain/quote/quote.ts';
import { type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';
import type { BankDetail } from '#generated/types.ts';

/** Terms of the table in a bank's page, in months. */
const SAMPLE_TERMS: readonly number[] = [12, 24, 36];

type SampleOffer = Pick<Match, 'firstInstalment' | 'incomeShare'> & {
  cftNominal: PercentPoints;
  term: Months;
};

/** Prices a declared product at each sample term that it reaches, whether or not its other limits are met. */
export function sampleOffers(product: Product, loan: { amount: Pesos; netSalary: Pesos }): SampleOffer[] {
  const priced = priceProduct(product, 0);
  return SAMPLE_TERMS.filter((months) => months <= product.maxTerm).map((months) => {
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

type Assumptions = BankDetail['assumptions'];

/** Whether a product is declared for those whom a bank's page is about. */
function isFor(product: Product, audience: Assumptions['audience']): boolean {
  // A condition of its name is for fewer people than its audience.
  if (product.beneficiary === audience) return product.condition === undefined;
  if (product.beneficiary !== 'all' || productCondition(product) !== null) return false;
  return employmentsOf(product)?.includes(audience) ?? true;
}

/**
 * The product of the catalogue that a bank's page is about, with the salary of its example (pesos), raised to what the
 * product asks for: of the lender's own products for the audience of the page that lend its amount, the named one while it
 * is declared, else the cheapest. Null when the lender declares none.
 */
export function exampleOf(
  products: readonly Product[],
  codes: readonly number[],
  { amount, netSalary, audience, product: name }: Assumptions,
): { product: Product; netSalary: Pesos } | null {
  const [product] = products
    .filter((one) => codes.includes(one.code) && isFor(one, audience))
    .filter(({ minAmount, maxAmount, maxTerm }) => {
      const [shortest = 0] = SAMPLE_TERMS;
      return amount >= minAmount && amount <= maxAmount && maxTerm >= shortest;
    })
    .sort((one, other) => rankOf(one, name) - rankOf(other, name) || one.cftea - other.cftea);
  return product ? { product, netSalary: unit(Math.max(netSalary, product.minIncome)) } : null;
}

const rankOf = ({ product }: Product, name: string | undefined): number => (product === name ? 0 : 1);
