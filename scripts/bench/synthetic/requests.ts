import type { LoanOptions } from '#domain/loan-request.ts';
import { simulationPayload } from '#domain/payloads.ts';
import { VISITOR } from '#scripts/review/visitor/typical.ts';
import { oneOf, seededRandom, wholeBetween } from '#scripts/bench/synthetic/random.ts';

const SEED = 7;

/** Bodies of simulations by as many different visitors, as the form sends them; the same ones every time. */
export function syntheticRequests(options: LoanOptions, count: number): string[] {
  const random = seededRandom(SEED);
  const codeOf = (choices: readonly { code: string }[]): string => oneOf(random, choices).code;
  return Array.from({ length: count }, () => {
    const form = {
      employment: codeOf(options.employment),
      term: wholeBetween(random, 6, 60),
      amount: wholeBetween(random, 1, 200) * 100_000,
      seniority: codeOf(options.seniority),
      netSalary: wholeBetween(random, 3, 80) * 100_000,
      age: wholeBetween(random, 18, 75),
      province: codeOf(options.provinces),
    };
    return JSON.stringify(simulationPayload(form, VISITOR.personal, options));
  });
}
