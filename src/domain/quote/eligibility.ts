import { type Product, productCondition } from '#domain/quote/product.ts';
import { type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';

/**
 * Who asks for how much. What is not known yet is null and rules nothing out: the anonymous preview knows only
 * amount and term. `employment` and `province` are the option codes of the form.
 */
export type Applicant = {
  amount: Pesos;
  term: Months;
  netSalary: Pesos | null;
  seniorityMonths: Months | null;
  age: number | null;
  employment: string | null;
  province: string | null;
};

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

/** Beneficiaries that are no employment: whoever meets what the product asks for. */
const ANY_EMPLOYMENT: ReadonlySet<string> = new Set(['all', 'account_holder', 'salary_account']);
/** Employments with something that can be paid into an account. */
const PAID_INTO_AN_ACCOUNT: ReadonlySet<string> = new Set([
  'relacion_dependencia',
  'empleado_publico',
  'jubilado',
]);

/** What an applicant misses of one limit of a product; null: nothing. What is not known yet rules nothing out. */
type Limit = (product: Product, applicant: Applicant) => EligibilityFailure | null;

const amount: Limit = ({ minAmount: min, maxAmount: max }, asked) =>
  asked.amount >= min && asked.amount <= max ? null : { rule: 'amount', min, max };

const term: Limit = ({ maxTerm: max }, asked) => (asked.term <= max ? null : { rule: 'term', max });

const income: Limit = ({ minIncome: min }, { netSalary }) =>
  netSalary === null || netSalary >= min ? null : { rule: 'income', min };

const seniority: Limit = ({ minSeniority: min }, { seniorityMonths }) =>
  seniorityMonths === null || seniorityMonths >= min ? null : { rule: 'seniority', min };

const age: Limit = ({ maxAge: max }, asked) =>
  asked.age === null || max === 0 || asked.age <= max ? null : { rule: 'age', max };

const employment: Limit = (product, asked) =>
  asked.employment === null || isForEmployment(product, asked.employment)
    ? null
    : { rule: 'employment', beneficiary: product.beneficiary };

function isForEmployment(product: Product, code: string): boolean {
  const { beneficiary, audience = code } = product;
  if (audience !== code || (beneficiary !== code && !ANY_EMPLOYMENT.has(beneficiary))) return false;
  return productCondition(product) !== 'cuenta_sueldo' || PAID_INTO_AN_ACCOUNT.has(code);
}

const province: Limit = ({ territory }, asked) =>
  asked.province === null || territory === 'all' || territory === asked.province
    ? null
    : { rule: 'territory', territory };

const meets =
  (limits: readonly Limit[]) =>
  (product: Product, applicant: Applicant): boolean =>
    limits.every((limit) => limit(product, applicant) === null);

/**
 * Who may ask: whether a product is offered to people with the applicant's employment, where the applicant lives.
 * What it asks for besides is a condition of its price.
 */
export const isForAudience = meets([employment, province]);

/** Whether amount, term, income, seniority and age are within a product's limits. */
export const isWithinLimits = meets([amount, term, income, seniority, age]);

/** Whether the applicant could take the product for some amount and term. */
export const isForPerson = meets([employment, province, income, seniority, age]);

/** Provinces where some of the products are offered, in alphabetical order; none: the whole country, or no products. */
export function provincesOf(products: readonly Product[]): string[] {
  const territories = new Set(products.map(({ territory }) => territory));
  return territories.has('all') ? [] : [...territories].sort();
}

/** The only employment that a product is declared for, by option code; null: any. */
export const employmentOf = ({ audience, beneficiary }: Product): string | null =>
  audience ?? (ANY_EMPLOYMENT.has(beneficiary) ? null : beneficiary);

/** Employments that the products are declared for, by option code; null: one of them is for any. */
export function employmentsOf(products: readonly Product[]): string[] | null {
  const codes = products.map(employmentOf);
  const named = codes.filter((code) => code !== null);
  return named.length < codes.length ? null : [...new Set(named)].sort();
}

/** Part of the net salary an instalment takes, in percent points; null while the salary is not known. */
export const incomeShareOf = (
  instalment: Pesos,
  { netSalary }: Pick<Applicant, 'netSalary'>,
): PercentPoints | null => (netSalary === null ? null : unit((instalment / netSalary) * 100));

/** Whether a share of the income is within a product's limit (0: it has none). */
export const isAffordable = ({ maxIncomeShare }: Product, share: PercentPoints | null): boolean =>
  share === null || maxIncomeShare === 0 || share <= maxIncomeShare;

/** Every limit of a product the applicant is outside of; empty when the product fits. */
export function failuresOf(
  product: Product,
  applicant: Applicant,
  share: PercentPoints | null,
): EligibilityFailure[] {
  const limits = [amount, term, income, seniority, age, employment, province];
  const missed = limits.flatMap((limit) => limit(product, applicant) ?? []);
  return share === null || isAffordable(product, share)
    ? missed
    : [...missed, { rule: 'incomeShare', max: product.maxIncomeShare, share }];
}
