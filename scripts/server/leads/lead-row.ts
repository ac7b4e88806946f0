import { closedBody, line, matching, PERSONAL_RULES, wholeNumber } from '#scripts/server/provider/fields.ts';
import type { SimulatorConfig } from '#generated/types.ts';
import type { FieldProblem, FieldRule } from '#scripts/server/provider/fields.ts';

/** Fields of a lead in the order of its columns; `schema/lead.schema.json` is the contract. */
const LEAD_FIELDS = [
  'dni',
  'email',
  'telefono',
  'edad',
  'provincia',
  'antiguedad_laboral',
  'situacion_laboral',
  'sueldo_neto',
  'plazo',
  'page_url',
  'genero',
] as const;

/** First line of the file of leads. */
export const LEAD_HEADER = `${['recibido', ...LEAD_FIELDS].join(',')}\n`;

// What a spreadsheet would take for a formula, also behind blanks and in full width.
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/;

/** A value as a CSV cell: quoted where needed, and inert when opened in a spreadsheet. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inert = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

const leadRules = ({
  limits,
}: Pick<SimulatorConfig, 'limits'>): Record<(typeof LEAD_FIELDS)[number], FieldRule> => ({
  dni: PERSONAL_RULES.dni,
  email: PERSONAL_RULES.email,
  telefono: PERSONAL_RULES.phone,
  edad: wholeNumber(limits.age),
  provincia: line,
  antiguedad_laboral: line,
  situacion_laboral: line,
  sueldo_neto: wholeNumber(limits.salary),
  plazo: wholeNumber(limits.term),
  page_url: matching(/^https?:\/\/[^\s"<>]{1,1000}$/, 'una dirección http o https'),
  genero: PERSONAL_RULES.gender,
});

/** A lead as it came in. */
export type Lead = Readonly<Record<(typeof LEAD_FIELDS)[number], string | number>>;

/** The line of a lead. */
export function leadRow(lead: Lead, received: Date): string {
  const cells = LEAD_FIELDS.map((field) => csvCell(lead[field]));
  return `${[received.toISOString(), ...cells].join(',')}\n`;
}

export type ReadLead = { lead: Lead } | { problems: FieldProblem[] };

/** Reader of a lead's body: the lead, or every problem with it. */
export function createLeadReader(
  config: Pick<SimulatorConfig, 'limits'>,
): (body: Record<string, unknown>) => ReadLead {
  const problemsOf = closedBody(leadRules(config));
  return (body) => {
    const problems = problemsOf(body);
    return problems.length > 0 ? { problems } : { lead: body as Lead };
  };
}
