import { matchKey } from '#domain/match-key.ts';
import { unit } from '#domain/units.ts';
import { closedBody, PERSONAL_RULES, wholeNumber } from '#scripts/server/provider/fields.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { SimulatorConfig } from '#generated/types.ts';
import type { FieldProblem, FieldRule } from '#scripts/server/provider/fields.ts';

/** What the provider has to know of `config/simulator.json`: limits, and the codes behind the labels. */
export type RequestConfig = Pick<SimulatorConfig, 'limits' | 'employment' | 'provinces'>;

export type ReadRequest = { applicant: Applicant } | { problems: FieldProblem[] };

type Option = { code: string; label: string };

/** Fields that travel twice and must agree. */
const TWINS: readonly [first: string, second: string][] = [
  ['situacion', 'situacion_laboral'],
  ['plazo', 'plazo_meses'],
  ['monto', 'monto_prestamo'],
  ['antiguedad', 'antiguedad_meses'],
];

const SENIORITY_MONTHS = { min: 0, max: 600 };

type CodeOf = (value: unknown) => string | null;

/** Code of an option by its label, as the form sends it. */
function byLabel(options: readonly Option[]): CodeOf {
  const codes = new Map<unknown, string>(options.map(({ code, label }) => [label, code]));
  return (value) => codes.get(value) ?? null;
}

/** Code of an option by its label or itself in any spelling: other clients of the contract have lists of their own. */
function byAnyName(options: readonly Option[]): CodeOf {
  const exact = byLabel(options);
  const names = options.flatMap(({ code, label }) =>
    [code, label].map((name) => [matchKey(name), code] as const),
  );
  const codes = new Map(names);
  return (value) => exact(value) ?? (typeof value === 'string' ? (codes.get(matchKey(value)) ?? null) : null);
}

function listed(codeOf: CodeOf, options: readonly Option[]): FieldRule {
  const message = `Debe ser uno de estos: ${options.map(({ label }) => label).join(', ')}.`;
  return (value) => (codeOf(value) === null ? message : null);
}

/**
 * Reader of the simulation's body (the contract in `schema/simulation-request.schema.json`), with labels turned back
 * into codes. It gives every problem at once.
 */
export function createRequestReader(config: RequestConfig): (body: Record<string, unknown>) => ReadRequest {
  const { limits, employment, provinces } = config;
  const employmentOf = byLabel(employment);
  const provinceOf = byAnyName(provinces);
  const situation = listed(employmentOf, employment);
  const term = wholeNumber(limits.term);
  const amount = wholeNumber(limits.amount);
  const seniority = wholeNumber(SENIORITY_MONTHS);
  const problemsOf = closedBody({
    situacion: situation,
    situacion_laboral: situation,
    plazo: term,
    plazo_meses: term,
    monto: amount,
    monto_prestamo: amount,
    antiguedad: seniority,
    antiguedad_meses: seniority,
    sueldo_bolsillo: wholeNumber(limits.salary),
    edad: wholeNumber(limits.age),
    ubicacion: listed(provinceOf, provinces),
    dni: PERSONAL_RULES.dni,
    email: PERSONAL_RULES.email,
    phone: PERSONAL_RULES.phone,
    genero: PERSONAL_RULES.gender,
  });
  return (body) => {
    const problems = problemsOf(body);
    if (problems.length > 0) return { problems };
    const apart = TWINS.filter(([field, twin]) => body[field] !== body[twin]);
    if (apart.length > 0) {
      return {
        problems: apart.map(([field, twin]) => ({ field: twin, message: `Debe ser igual a ${field}.` })),
      };
    }
    return { applicant: applicantOf(body, employmentOf, provinceOf) };
  };
}

/** The applicant of a body without problems. */
function applicantOf(body: Record<string, unknown>, employmentOf: CodeOf, provinceOf: CodeOf): Applicant {
  return {
    amount: unit(body['monto'] as number),
    term: unit(body['plazo'] as number),
    netSalary: unit(body['sueldo_bolsillo'] as number),
    seniorityMonths: unit(body['antiguedad'] as number),
    age: body['edad'] as number,
    employment: employmentOf(body['situacion']),
    province: provinceOf(body['ubicacion']),
  };
}
