import fc from 'fast-check';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';
import { unit } from '#domain/units.ts';
import { product } from './quotes.ts';

const EMPLOYMENTS = ['relacion_dependencia', 'empleado_publico', 'jubilado', 'monotributista'] as const;
const PROVINCES = ['caba', 'salta', 'cordoba'] as const;

const limits = fc.record({
  code: fc.integer({ min: 1, max: 12 }),
  product: fc.uuid(),
  minAmount: fc.integer({ min: 0, max: 6_000_000 }),
  maxAmount: fc.integer({ min: 1_000_000, max: 100_000_000 }),
  maxTerm: fc.integer({ min: 1, max: 96 }),
  minIncome: fc.integer({ min: 0, max: 4_000_000 }),
  minSeniority: fc.integer({ min: 0, max: 36 }),
  maxAge: fc.constantFrom(0, 35, 65, 80),
  maxIncomeShare: fc.constantFrom(0, 10, 30, 50),
  beneficiary: fc.constantFrom(
    'all' as const,
    'account_holder' as const,
    'salary_account' as const,
    ...EMPLOYMENTS,
  ),
  territory: fc.constantFrom('all' as const, ...PROVINCES),
  tea: fc.double({ min: 1, max: 2000, noNaN: true }),
  cftea: fc.double({ min: 1, max: 35_000, noNaN: true }),
});
const tie = fc.record(
  {
    condition: fc.constantFrom('cliente', 'cuenta_sueldo'),
    audience: fc.uniqueArray(fc.constantFrom(...EMPLOYMENTS), { minLength: 1 }) as fc.Arbitrary<
      NonNullable<Product['audience']>
    >,
  },
  { requiredKeys: [] },
);
export const products = fc.array(
  fc.tuple(limits, tie).map(([limited, tied]) => product({ ...limited, ...tied })),
  { maxLength: 40 },
);

export const applicants: fc.Arbitrary<Applicant> = fc.record({
  amount: fc.integer({ min: 100_000, max: 20_000_000 }).map((value) => unit<never>(value)),
  term: fc.integer({ min: 1, max: 120 }).map((value) => unit<never>(value)),
  netSalary: fc.integer({ min: 100_000, max: 50_000_000 }).map((value) => unit<never>(value)),
  maxIncomeShare: fc.constant(unit<never>(100)),
  seniorityMonths: fc.constantFrom(0, 6, 12, 24, 36).map((value) => unit<never>(value)),
  age: fc.integer({ min: 18, max: 99 }),
  employment: fc.constantFrom(...EMPLOYMENTS),
  province: fc.constantFrom(...PROVINCES),
});
