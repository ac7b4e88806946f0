import { matchKey } from '#domain/match-key.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import { EMPLOYMENT_NAMES } from '#domain/payloads.ts';
import { unit } from '#domain/units.ts';
import type { SimulationRequest, SimulatorConfig } from '#generated/types.ts';
import type { FieldProblem } from '#scripts/server/provider/answer.ts';

/** What the provider has to know of `config/simulator.json`: the codes behind the labels. */
export type RequestConfig = Pick<SimulatorConfig, 'provinces'>;

export type ReadRequest =
  | { applicant: Applicant; problems?: never }
  | { applicant?: never; problems: FieldProblem[] };

type Option = { code: string; label: string };

/** Fields that travel twice and must agree. */
const TWINS = [
  ['situacion', 'situacion_laboral'],
  ['plazo', 'plazo_meses'],
  ['monto', 'monto_prestamo'],
  ['antiguedad', 'antiguedad_meses'],
] as const;

/** Code of an employment by the name the contract has for it. */
const EMPLOYMENT_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(EMPLOYMENT_NAMES).map(([code, name]) => [name, code]),
);

/** Code of an option by its label or itself in any spelling: other clients of the contract have lists of their own. */
function byAnyName(options: readonly Option[]): (name: string) => string | undefined {
  const exact = new Map(options.map(({ code, label }) => [label, code]));
  const names = new Map(
    options.flatMap(({ code, label }) => [code, label].map((name) => [matchKey(name), code] as const)),
  );
  return (name) => exact.get(name) ?? names.get(matchKey(name));
}

/**
 * Reader of a request that its schema allows (`schema/simulation-request.schema.json`), with labels turned back into
 * codes. It gives every problem at once.
 */
export function createRequestReader({ provinces }: RequestConfig): (body: SimulationRequest) => ReadRequest {
  const provinceOf = byAnyName(provinces);
  const places = provinces.map(({ label }) => label).join(', ');
  return (body) => {
    const problems = TWINS.filter(([field, twin]) => body[field] !== body[twin]).map(
      ([field, twin]): FieldProblem => ({ field: twin, message: `Debe ser igual a ${field}.` }),
    );
    const province = provinceOf(body.ubicacion);
    if (province === undefined)
      problems.push({ field: 'ubicacion', message: `Debe ser uno de estos: ${places}.` });
    if (problems.length > 0 || province === undefined) return { problems };
    const applicant = {
      amount: unit(body.monto),
      term: unit(body.plazo),
      netSalary: unit(body.sueldo_bolsillo),
      seniorityMonths: unit(body.antiguedad),
      age: body.edad,
      employment: EMPLOYMENT_CODES.get(body.situacion) ?? null,
      province,
    } as Applicant;
    return { applicant };
  };
}
