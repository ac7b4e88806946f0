import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { changesForMore, entitiesFor } from '#domain/quote/advice.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import { unit } from '#domain/units.ts';
import { content } from '../support/content/content.ts';

/** Applicants drawn; ADVICE_RUNS=500 for all of them. */
const numRuns = Number(process.env['ADVICE_RUNS'] ?? 40);
vi.setConfig({ testTimeout: 60_000 + numRuns * 2000 });

const { catalogue, simulator } = content;
const { limits, sliders, employment, provinces, seniority } = simulator;
const BOUNDS = { amount: { ...limits.amount, step: sliders.amount.step }, term: limits.term };
const WANTED = 3;

const index = buildIndex(catalogue);

const codesOf = (options: readonly { code: string }[]) => fc.constantFrom(...options.map(({ code }) => code));

const isEnough = (applicant: Applicant, change: Partial<Applicant>): boolean =>
  entitiesFor(index, { ...applicant, ...change }) >= WANTED;

/** Applicants who ask for more than they can have, because only they get advice. */
const applicants: fc.Arbitrary<Applicant> = fc
  .record({
    amount: fc.integer({ min: limits.amount.min, max: limits.amount.max }).map((value) => unit<never>(value)),
    term: fc.integer(limits.term).map((value) => unit<never>(value)),
    netSalary: fc.integer({ min: limits.salary.min, max: 3_000_000 }).map((value) => unit<never>(value)),
    maxIncomeShare: fc.constant(unit<never>(100)),
    seniorityMonths: fc.constantFrom(...seniority.map(({ months }) => unit<never>(months))),
    age: fc.integer(limits.age),
    employment: codesOf(employment),
    province: codesOf(provinces),
  })
  .filter((applicant) => !isEnough(applicant, {}));

/** Tries every figure the form takes, from the nearest to the farthest; null when none does. */
function nearestByTrying(
  asked: number,
  figures: number[],
  passes: (figure: number) => boolean,
): number | null {
  const sorted = figures.sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked) || a - b);
  return sorted.find(passes) ?? null;
}

const range = (min: number, max: number, step: number): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);

it('the advice proposes what trying every amount and every term finds', () => {
  let proposed = 0;
  fc.assert(
    fc.property(applicants, (applicant) => {
      const { amount, term } = changesForMore(index, applicant, BOUNDS, WANTED);
      if (amount !== null || term !== null) proposed += 1;
      const { min, max, step } = BOUNDS.amount;
      const amounts = range(Math.ceil(min / step) * step, max, step);
      const bestAmount = nearestByTrying(applicant.amount, amounts, (figure) =>
        isEnough(applicant, { amount: unit(figure) }),
      );
      const terms = range(BOUNDS.term.min, BOUNDS.term.max, 1);
      const bestTerm = nearestByTrying(applicant.term, terms, (figure) =>
        isEnough(applicant, { term: unit(figure) }),
      );
      expect({ amount, term }).toEqual({ amount: bestAmount, term: bestTerm });
    }),
    { numRuns },
  );
  expect(proposed).toBeGreaterThan(numRuns / 10);
});
