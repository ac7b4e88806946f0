import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { rowId } from '#domain/quote/declared-row.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import { type Match, matchAll } from '#domain/quote/quote.ts';
import type { PricedProduct, Product } from '#domain/quote/product.ts';
import { EMPLOYMENT_NAMES } from '#domain/payloads.ts';
import { unit } from '#domain/units.ts';
import type { SimulationRequest, SimulatorConfig } from '#generated/types.ts';
import { type Answer, answerWith, type FieldProblem, refuseFields } from '#scripts/server/provider/answer.ts';

/** The part of `config/simulator.json` that the provider reads: the codes behind the labels, and what an instalment may take. */
type RequestConfig = Pick<SimulatorConfig, 'provinces' | 'means'>;

type ReadRequest =
  | { applicant: Applicant; problems?: never }
  | { applicant?: never; problems: FieldProblem[] };

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

/**
 * Reader of a request that its schema allows (`schema/simulation-request.schema.json`), with labels turned back into
 * codes. It gives every problem at once.
 */
function createRequestReader({ provinces, means }: RequestConfig): (body: SimulationRequest) => ReadRequest {
  const codes = new Map(provinces.map(({ code, label }) => [label, code]));
  const places = provinces.map(({ label }) => label).join(', ');
  return (body) => {
    const problems = TWINS.filter(([field, twin]) => body[field] !== body[twin]).map(
      ([field, twin]): FieldProblem => ({ field: twin, message: `Debe ser igual a ${field}.` }),
    );
    const province = codes.get(body.ubicacion);
    if (province === undefined)
      problems.push({ field: 'ubicacion', message: `Debe ser uno de estos: ${places}.` });
    if (problems.length > 0 || province === undefined) return { problems };
    const applicant = {
      amount: unit(body.monto),
      term: unit(body.plazo),
      netSalary: unit(body.sueldo_bolsillo),
      maxIncomeShare: unit(means.upTo),
      seniorityMonths: unit(body.antiguedad),
      age: body.edad,
      employment: EMPLOYMENT_CODES.get(body.situacion) ?? null,
      province,
    } as Applicant;
    return { applicant };
  };
}

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Returns the beginning of an offer's JSON, which is the same for every visitor. */
const constantPart = ({ product, cftNominal, condition }: PricedProduct): string =>
  JSON.stringify({
    Banco: product.entity,
    // With two decimals the CFT, times the amount, would be off by tens of pesos and no schedule could be recovered.
    cft_nominal_anual: rounded(cftNominal, 8),
    plazo_max_meses: product.maxTerm,
    ...(condition && { condicion: condition }),
    ...(product.requirement && { requisito: product.requirement }),
    producto: product.product,
    declarado: product.reported,
    registro: rowId(product),
  }).slice(0, -1);

/** Writes offers as JSON; what is the same for everybody is written once, or it would be most of the work. */
function createOfferWriter(): (match: Match) => string {
  const constants = new Map<PricedProduct, string>();
  return ({ priced, firstInstalment, incomeShare }) => {
    const constant = constants.get(priced) ?? constantPart(priced);
    constants.set(priced, constant);
    return `${constant},"primera_cuota_ars":${rounded(firstInstalment, 2)},"relacion_cuota_ingreso_pct":${rounded(incomeShare ?? 0, 4)}}`;
  };
}

/**
 * The provider of offers without its socket: takes a request that its schema allows and answers 200 with
 * `{"offers":[…]}`, cheapest first, or 400 with what is wrong with it. The catalogue is indexed once.
 */
export function createSimulation(
  catalogue: { products: readonly Product[] },
  config: RequestConfig,
): (request: SimulationRequest) => Answer {
  const index = buildIndex(catalogue);
  const read = createRequestReader(config);
  const write = createOfferWriter();
  return (request) => {
    const { applicant, problems } = read(request);
    if (!applicant) return refuseFields(problems);
    return answerWith(200, `{"offers":[${matchAll(index, applicant).map(write).join(',')}]}`);
  };
}
