import fc from 'fast-check';
import { seniorityMonths } from '#domain/loan-request.ts';
import { EMPLOYMENT_NAMES } from '#domain/payloads.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { prepareOffers } from '#domain/offers/prepare.ts';
import type { Product } from '#domain/quote/product.ts';
import type { SimulationRequest } from '#generated/types.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { content } from '../content/content.ts';
import { simulationBody } from './requests.ts';

const { simulator, exclusions, displayNames } = content;
type Simulate = ReturnType<typeof createSimulation>;

const { employment: employments, provinces, seniority } = simulator;
const at = <One>(list: readonly One[], index: number): One => list[index % list.length] as One;

/** Applicants but for their employment and province, of which all have their turn. */
const applicants = fc.record({
  seniority: fc.constantFrom(...seniority.map(({ code }) => code)),
  amount: fc.integer({ min: 1, max: 80 }).map((times) => 100_000 * times),
  term: fc.integer({ min: 1, max: 72 }),
  netSalary: fc.integer({ min: 4, max: 63 }).map((times) => 100_000 * times),
  age: fc.integer({ min: 18, max: 82 }),
});
type Applicant = typeof applicants extends fc.Arbitrary<infer One> ? One : never;

/** Returns the offers that the embedded provider answers to a form. */
export function offersTo(form: DrawnApplicant['form'], simulate: Simulate) {
  const employment = EMPLOYMENT_NAMES[form.employment];
  const months = seniorityMonths({ seniority }, form.seniority);
  const body = simulationBody({
    situacion: employment,
    situacion_laboral: employment,
    ubicacion: provinces.find(({ code }) => code === form.province)?.label,
    plazo: form.term,
    plazo_meses: form.term,
    monto: form.amount,
    monto_prestamo: form.amount,
    antiguedad: months,
    antiguedad_meses: months,
    sueldo_bolsillo: form.netSalary,
    edad: form.age,
  });
  const { offers } = JSON.parse(String(simulate(body as unknown as SimulationRequest).body)) as {
    offers: unknown[];
  };
  return prepareOffers(offers, { exclusions, displayNames }).offers;
}

function drawn(index: number, applicant: Applicant, simulate: Simulate) {
  const { code: employment } = at(employments, index);
  const { code: province } = at(provinces, Math.floor(index / employments.length));
  const form = { ...applicant, employment, province };
  return { form, offers: offersTo(form, simulate) };
}

export type DrawnApplicant = {
  form: Applicant & {
    employment: (typeof employments)[number]['code'];
    province: (typeof provinces)[number]['code'];
  };
  offers: Offer[];
};

/** So many applicants, always the same ones, each with the offers that the embedded provider answers from a catalogue. */
export function drawnApplicants(
  count: number,
  catalogue: { products: readonly Product[] } = content.catalogue,
): DrawnApplicant[] {
  const simulate = createSimulation(catalogue, simulator);
  return fc
    .sample(applicants, { seed: 7, numRuns: count })
    .map((applicant, index) => drawn(index, applicant, simulate));
}
