import { type Product, productCondition } from '#domain/quote/product.ts';
import { type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';

/**
 * The applicant and the loan. An unknown part is null and rules nothing out: the anonymous preview knows only
 * amount and term. `employment` and `province` are the option codes of the form.
 */
export type Applicant = {
  amount: Pesos;
  term: Months;
  netSalary: Pesos | null;
  /** The part of the income that no instalment may pass, whatever a product allows. */
  maxIncomeShare: PercentPoints;
  seniorityMonths: Months | null;
  age: number | null;
  employment: string | null;
  province: string | null;
};

export type ProvinceCode = Exclude<Product['territory'], 'all'>;

/** A limit of a product that an applicant is outside of, with the figure that was missed. */
export type EligibilityFailure =
  | { rule: 'amount'; min: number; max: number }
  | { rule: 'term'; max: number }
  | { rule: 'income'; min: number }
  | { rule: 'seniority'; min: number }
  | { rule: 'age'; max: number }
  | { rule: 'employment'; beneficiary: Product['beneficiary'] }
  | { rule: 'territory'; territory: Product['territory'] }
  | { rule: 'incomeShare'; max: number; share: PercentPoints };

/** Beneficiaries that do not name an employment: anybody who meets what the product asks for. */
const ANY_EMPLOYMENT: ReadonlySet<string> = new Set(['all', 'account_holder', 'salary_account']);
/** Employments with something that can be paid into an account. */
const PAID_INTO_AN_ACCOUNT: ReadonlySet<string> = new Set([
  'relacion_dependencia',
  'empleado_publico',
  'jubilado',
]);

type Admits = (product: Product, applicant: Applicant) => boolean;

function admitsEmployment(product: Product, { employment }: Applicant): boolean {
  if (employment === null) return true;
  const { beneficiary, audience } = product;
  if (beneficiary !== employment && !ANY_EMPLOYMENT.has(beneficiary)) return false;
  if (audience !== undefined && !(audience as readonly string[]).includes(employment)) return false;
  const isForPay = beneficiary === 'salary_account' || productCondition(product) === 'cuenta_sueldo';
  return !isForPay || PAID_INTO_AN_ACCOUNT.has(employment);
}

const admitsProvince: Admits = ({ territory }, { province }) =>
  province === null || territory === 'all' || territory === province;

const admitsAmount: Admits = ({ minAmount, maxAmount }, { amount }) =>
  amount >= minAmount && amount <= maxAmount;

const admitsTerm: Admits = ({ maxTerm }, { term }) => term <= maxTerm;

// 0 asks for nothing: every income and seniority reaches it.
const admitsIncome: Admits = ({ minIncome }, { netSalary }) => netSalary === null || netSalary >= minIncome;

const admitsSeniority: Admits = ({ minSeniority }, { seniorityMonths }) =>
  seniorityMonths === null || seniorityMonths >= minSeniority;

const admitsAge: Admits = ({ maxAge }, { age }) => age === null || maxAge === 0 || age <= maxAge;

/**
 * Admission: whether a product is open to people with the applicant's employment, where the applicant lives.
 * A further demand is a condition of its price.
 */
export const isForAudience: Admits = (product, applicant) =>
  admitsEmployment(product, applicant) && admitsProvince(product, applicant);

/** Provinces where some of the products are lent, in alphabetical order; none: the whole country, or no products. */
export function provincesOf(products: readonly Product[]): ProvinceCode[] {
  const territories = [...new Set(products.map(({ territory }) => territory))];
  const named = territories.filter((one) => one !== 'all');
  return named.length < territories.length ? [] : named.sort();
}

/** Employments that a product is declared for, by option code; null: any. */
export const employmentsOf = ({ audience, beneficiary }: Product): readonly string[] | null =>
  audience ?? (ANY_EMPLOYMENT.has(beneficiary) ? null : [beneficiary]);

const isWithinMeans: Admits = (product, applicant) =>
  admitsIncome(product, applicant) && admitsSeniority(product, applicant) && admitsAge(product, applicant);

/** Whether amount, term, income, seniority and age are within a product's limits. */
export const isWithinLimits: Admits = (product, applicant) =>
  admitsAmount(product, applicant) && admitsTerm(product, applicant) && isWithinMeans(product, applicant);

/** Whether the applicant could take the product for some amount and term. */
export const isForPerson: Admits = (product, applicant) =>
  isForAudience(product, applicant) && isWithinMeans(product, applicant);

/** Part of the net salary an instalment takes, in percent points; null while the salary is not known. */
export const incomeShareOf = (
  instalment: Pesos,
  { netSalary }: Pick<Applicant, 'netSalary'>,
): PercentPoints | null => (netSalary === null ? null : unit((instalment / netSalary) * 100));

type Bound = Pick<Applicant, 'maxIncomeShare'>;

/** The part of the income that an instalment may take: the product's limit, where it has one (not 0), else the bound of all. */
export const shareLimit = (product: Product, { maxIncomeShare }: Bound): PercentPoints =>
  unit(Math.min(product.maxIncomeShare || Infinity, maxIncomeShare));

/** Whether a share of the income is within what a product allows and no instalment may pass. */
export const isAffordable = (product: Product, bound: Bound, share: PercentPoints | null): boolean =>
  share === null || share <= shareLimit(product, bound);

const LIMITS: readonly { admits: Admits; failure: (product: Product) => EligibilityFailure }[] = [
  {
    admits: admitsAmount,
    failure: ({ minAmount, maxAmount }) => ({ rule: 'amount', min: minAmount, max: maxAmount }),
  },
  { admits: admitsTerm, failure: ({ maxTerm }) => ({ rule: 'term', max: maxTerm }) },
  { admits: admitsIncome, failure: ({ minIncome }) => ({ rule: 'income', min: minIncome }) },
  { admits: admitsSeniority, failure: ({ minSeniority }) => ({ rule: 'seniority', min: minSeniority }) },
  { admits: admitsAge, failure: ({ maxAge }) => ({ rule: 'age', max: maxAge }) },
  { admits: admitsEmployment, failure: ({ beneficiary }) => ({ rule: 'employment', beneficiary }) },
  { admits: admitsProvince, failure: ({ territory }) => ({ rule: 'territory', territory }) },
];

/** Every limit of a product the applicant is outside of; empty when the product fits. */
export function failuresOf(
  product: Product,
  applicant: Applicant,
  share: PercentPoints | null,
): EligibilityFailure[] {
  const missed = LIMITS.filter(({ admits }) => !admits(product, applicant)).map(({ failure }) =>
    failure(product),
  );
  return share === null || isAffordable(product, applicant, share)
    ? missed
    : [...missed, { rule: 'incomeShare', max: shareLimit(product, applicant), share }];
}
