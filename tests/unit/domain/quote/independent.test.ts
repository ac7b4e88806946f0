import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { matchAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { content } from '../../../support/content.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

const DRAWN = 300;
const PAID: readonly unknown[] = ['relacion_dependencia', 'empleado_publico', 'jubilado'];
const CLIENT: Readonly<Record<string, string>> = {
  account_holder: 'cliente',
  salary_account: 'cuenta_sueldo',
};
const { catalogue, simulator } = content;
const products = catalogue.products as Product[];
const index = buildIndex({ products });

let seed = 20261122;
/** A number from 0 to 1, the same ones in every run (Lehmer). */
const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const oneOf = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;

/** First instalment by walking through a French schedule whose level part is found by halving. */
function firstInstalment({ tea, cftea }: Product, amount: number, term: number): number {
  const monthly = (annual: number): number => Math.exp(Math.log(1 + annual / 100) / 12) - 1;
  const cost = monthly(cftea);
  const interest = Math.min(monthly(tea), cost / 1.21);
  let [low, high] = [0, amount * (1 + interest)];
  for (let step = 0; step < 200; step += 1) {
    const level = (low + high) / 2;
    let balance = amount;
    for (let month = 0; month < term; month += 1) balance -= level - balance * interest;
    if (balance > 0) low = level;
    else high = level;
  }
  return high - amount * interest + amount * cost;
}

type Price = { code: number; condition: string | null; cft: number; first: number };

/** Every price by the rules as they are written down, product by product. */
function pricesOf(asking: Applicant): Price[] {
  const prices = products.flatMap((one): Price[] => {
    const { employment, province, age, netSalary, seniorityMonths, amount, term } = asking;
    const condition = one.condition ?? CLIENT[one.beneficiary] ?? null;
    const isForThem =
      (['all', 'account_holder', 'salary_account'].includes(one.beneficiary) ||
        one.beneficiary === employment) &&
      (one.audience ?? employment) === employment &&
      (condition !== 'cuenta_sueldo' || PAID.includes(employment)) &&
      ['all', province].includes(one.territory);
    const first = firstInstalment(one, amount, term);
    const isWithin =
      amount >= one.minAmount &&
      amount <= one.maxAmount &&
      term <= one.maxTerm &&
      Number(netSalary) >= one.minIncome &&
      Number(seniorityMonths) >= one.minSeniority &&
      (one.maxAge === 0 || Number(age) <= one.maxAge) &&
      (one.maxIncomeShare === 0 || (first / Number(netSalary)) * 100 <= one.maxIncomeShare);
    const cft = 12 * (Math.exp(Math.log(1 + one.cftea / 100) / 12) - 1) * 100;
    return isForThem && isWithin ? [{ code: one.code, condition, cft, first }] : [];
  });
  return [...new Set(prices.map(({ code }) => code))].flatMap((code) => {
    const own = prices.filter((price) => price.code === code).sort((a, b) => a.cft - b.cft);
    const open = own.find(({ condition }) => condition === null);
    const tied = own.find(({ condition }) => condition !== null);
    return [...(open ? [open] : []), ...(tied && tied.cft < (open?.cft ?? Infinity) - 1e-9 ? [tied] : [])];
  });
}

it('gives 300 drawn people, in all provinces and employments, the prices that another way of counting gives', () => {
  const counts = { open: 0, tied: 0 };
  for (let at = 0; at < DRAWN; at += 1) {
    const asking: Applicant = {
      amount: unit(oneOf([300_000, 1_000_000, 2_500_000, 5_000_000, 15_000_000])),
      term: unit(oneOf([6, 12, 18, 24, 36, 48, 60])),
      netSalary: unit(Math.round(400_000 + random() * 4_000_000)),
      seniorityMonths: unit(oneOf([0, 6, 12, 24, 60])),
      age: 18 + Math.floor(random() * 65),
      employment: (simulator.employment[at % simulator.employment.length] as { code: string }).code,
      province: (simulator.provinces[at % simulator.provinces.length] as { code: string }).code,
    };
    const given = matchAll(index, asking).map(({ priced, firstInstalment: first }) => ({
      code: priced.product.code,
      condition: priced.condition,
      cft: priced.cftNominal,
      first,
    }));
    const key = ({ code, condition }: Price): string => `${code} ${condition === null ? 'open' : 'tied'}`;
    const expected = new Map(pricesOf(asking).map((price) => [key(price), price]));
    expect(given.map(key).sort(), JSON.stringify(asking)).toEqual([...expected.keys()].sort());
    for (const price of given) {
      const other = expected.get(key(price)) as Price;
      expect(Math.abs(price.cft - other.cft)).toBeLessThan(0.01);
      expect(Math.abs(price.first / other.first - 1)).toBeLessThan(0.005);
      counts[price.condition === null ? 'open' : 'tied'] += 1;
    }
  }
  expect(counts.open).toBeGreaterThan(1000);
  expect(counts.tied).toBeGreaterThan(300);
});
