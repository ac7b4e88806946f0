import { closedBody, matching, oneOf, PERSONAL_RULES, wholeNumber } from '#scripts/server/provider/fields.ts';
import { UUID } from '#scripts/server/leads/lead.ts';
import type { SimulatorConfig } from '#generated/types.ts';
import type { LeadField, NewLead } from '#scripts/server/leads/lead.ts';
import type { FieldProblem, FieldRule } from '#scripts/server/provider/fields.ts';

/** The part of `config/` that says what a lead may hold. */
export type LeadRules = Pick<SimulatorConfig, 'limits' | 'provinces' | 'seniority' | 'employment'>;

export type ReadLead = { lead: NewLead } | { problems: FieldProblem[] };

const isUuid = matching(UUID, 'un UUID');

const labels = (options: readonly { label: string }[]): FieldRule => oneOf(options.map(({ label }) => label));

const leadRules = (config: LeadRules): Record<LeadField, FieldRule> => ({
  dni: PERSONAL_RULES.dni,
  email: PERSONAL_RULES.email,
  telefono: PERSONAL_RULES.phone,
  edad: wholeNumber(config.limits.age),
  provincia: labels(config.provinces),
  antiguedad_laboral: labels(config.seniority),
  situacion_laboral: labels(config.employment),
  sueldo_neto: wholeNumber(config.limits.salary),
  plazo: wholeNumber(config.limits.term),
  page_url: matching(/^https?:\/\/[^\s"<>]{1,1000}$/, 'una dirección http o https'),
  genero: PERSONAL_RULES.gender,
});

/** Reader of a lead's body: the lead, or every problem with it. */
export function createLeadReader(config: LeadRules): (body: Record<string, unknown>) => ReadLead {
  const problemsOf = closedBody(leadRules(config));
  return (body) => {
    const { id, ...fields } = body;
    const problems = problemsOf(fields);
    const problem = id === undefined ? null : isUuid(id);
    if (problem !== null) problems.push({ field: 'id', message: problem });
    return problems.length > 0 ? { problems } : { lead: body as NewLead };
  };
}
