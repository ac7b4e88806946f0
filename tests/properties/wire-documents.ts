import fc from 'fast-check';
import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { simulator as options } from '../support/content/made-up.ts';
import type { Body } from '../support/data/requests.ts';

const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const { limits, employment, seniority, provinces } = options;

/** Loan forms that the site would send. */
export const forms: fc.Arbitrary<LoanForm> = fc.record({
  employment: fc.constantFrom(...employment.map(({ code }) => code)),
  term: within(limits.term),
  amount: within(limits.amount),
  netSalary: within(limits.salary),
  seniority: fc.constantFrom(...seniority.map(({ code }) => code)),
  age: within(limits.age),
  province: fc.constantFrom(...provinces.map(({ code }) => code)),
});
/** People whose data the site would send. */
export const people: fc.Arbitrary<PersonalData> = fc.record({
  dni: digits(8),
  email: fc.tuple(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 })).map(([name, host]) => {
    const plain = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '');
    return `${plain(name).replaceAll('@', '')}@${plain(host)}`;
  }),
  phone: digits(10),
  gender: fc.constantFrom('Masculino', 'Femenino'),
});

const NUMBERS = [0, -1, 1.5, 17, 18, 99, 100, 120, 121, 99_999, 100_000];
const TEXTS = ['12345678', '1234567', 'a@b', '@', 'a', 'Femenino', 'femenino', 'CABA', 'x'.repeat(121)];
const ODD_TEXTS = ['http://x', 'ftp://x', 'a@b\n', 'a\u2028b@', ' ', '\u0000', '1155550100', '+1155550100'];

/** A value that a field may be given instead of a good one: near misses more often than noise. */
const otherValues = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', '0', [], {}, ...NUMBERS),
  fc.constantFrom<unknown>(...TEXTS),
  fc.constantFrom<unknown>(...ODD_TEXTS),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue(),
);

/** A good document with one to three faults: fields left out, changed, or added. */
export const mutated = (good: Body): fc.Arbitrary<Body> =>
  fc
    .array(
      fc.oneof(
        fc.record({ field: fc.constantFrom(...Object.keys(good)), value: fc.constant(undefined) }),
        fc.record({ field: fc.constantFrom(...Object.keys(good)), value: otherValues }),
        fc.record({ field: fc.string({ maxLength: 10 }), value: otherValues }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((faults) => {
      const changes = Object.fromEntries(faults.map(({ field, value }) => [field, value]));
      // As it would arrive: through JSON.
      return JSON.parse(JSON.stringify({ ...good, ...changes })) as Body;
    });
