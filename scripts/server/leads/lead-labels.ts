import type { Lead, SimulatorConfig } from '#generated/types.ts';
import type { FieldProblem } from '#scripts/server/provider/answer.ts';

/** The part of `config/` that says what a lead may hold besides what its schema says. */
export type LeadRules = Pick<SimulatorConfig, 'provinces' | 'seniority' | 'employment'>;

/** Checker of the labels of a lead that its schema allows: they are those of the form. It gives every problem. */
export function createLabelCheck({
  provinces,
  seniority,
  employment,
}: LeadRules): (lead: Lead) => FieldProblem[] {
  const labels = {
    provincia: provinces.map(({ label }) => label),
    antiguedad_laboral: seniority.map(({ label }) => label),
    situacion_laboral: employment.map(({ label }) => label),
  } as const;
  const fields = Object.keys(labels) as (keyof typeof labels)[];
  return (lead) =>
    fields
      .filter((field) => !labels[field].includes(lead[field]))
      .map((field) => ({ field, message: `Debe ser uno de estos: ${labels[field].join(', ')}.` }));
}
