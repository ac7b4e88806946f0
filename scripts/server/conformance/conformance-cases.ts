import { labelOf } from '#domain/loan-request.ts';
import { EMPLOYMENT_NAMES } from '#domain/payloads.ts';
import type { SimulatorConfig } from '#generated/types.ts';

/**
 * `contract`: without it the site cannot show the provider's offers. `advice`: the site copes, but visitors or
 * operators would be better off.
 */
export type Level = 'contract' | 'advice';

/** A request to a provider and the status it should be answered with. */
export type Case = {
  name: string;
  level: Level;
  /** The posted body; null for a GET. */
  body: string | null;
  /** 200 also asks for a list of sound offers. */
  status: number;
  /** Fields an error should name. */
  fields: string[];
};

type Request = Record<string, string | number>;

/**
 * The typical visitor, with personal data that is plainly made up. A province travels by the name the content gives it.
 */
export const typicalRequest = ({ provinces }: Pick<SimulatorConfig, 'provinces'>): Request => ({
  situacion: 'Relación de Dependencia',
  situacion_laboral: 'Relación de Dependencia',
  plazo: 30,
  plazo_meses: 30,
  monto: 5_000_000,
  monto_prestamo: 5_000_000,
  antiguedad: 24,
  antiguedad_meses: 24,
  sueldo_bolsillo: 3_000_000,
  edad: 40,
  ubicacion: labelOf(provinces, 'caba'),
  dni: '00000000',
  email: 'prueba@simulador-prestamos.example',
  phone: '1155550100',
  genero: 'Femenino',
});

/** Values that break the contract, one fault each. */
const WRONG: readonly [field: string, fault: string, value: unknown][] = [
  ['situacion', 'an unknown label', 'Astronauta'],
  ['plazo', 'zero', 0],
  ['plazo', 'a text', '30'],
  ['plazo', 'a fraction', 30.5],
  ['monto', 'below the least', 99_999],
  ['monto', 'null', null],
  ['antiguedad', 'negative', -1],
  ['sueldo_bolsillo', 'above the most', 50_000_001],
  ['edad', 'below the least', 17],
  ['ubicacion', 'an unknown place', 'Atlántida'],
  ['dni', 'seven digits', '1234567'],
  ['email', 'no @', 'prueba.example'],
  ['phone', 'a prefix', '+5491155550100'],
  ['genero', 'an unknown value', 'F'],
];

const both = (first: string, second: string, value: string | number): Request => ({
  [first]: value,
  [second]: value,
});

/** Every option and both ends of every range that the form can send, as changes of the typical visitor. */
function goodChanges({ limits, provinces, seniority }: SimulatorConfig): [name: string, changes: Request][] {
  const ends = (
    name: string,
    { min, max }: { min: number; max: number },
    request: (value: number) => Request,
  ) => [min, max].map((value): [string, Request] => [`${name} of ${value}`, request(value)]);
  return [
    ['the typical visitor', {}],
    ...Object.values(EMPLOYMENT_NAMES).map((name): [string, Request] => [
      `employment '${name}'`,
      both('situacion', 'situacion_laboral', name),
    ]),
    ...provinces.map(({ label }): [string, Request] => [`province '${label}'`, { ubicacion: label }]),
    ...seniority.map(({ months }): [string, Request] => [
      `seniority of ${months}`,
      both('antiguedad', 'antiguedad_meses', months),
    ]),
    ...ends('a term', limits.term, (value) => both('plazo', 'plazo_meses', value)),
    ...ends('an amount', limits.amount, (value) => both('monto', 'monto_prestamo', value)),
    ...ends('a net salary', limits.salary, (value) => ({ sueldo_bolsillo: value })),
    ...ends('an age', limits.age, (value) => ({ edad: value })),
  ];
}

/** The conformance suite: what a provider of offers is asked, in order; the first case is the typical visitor. */
export function conformanceCases(config: SimulatorConfig): Case[] {
  const typical = typicalRequest(config);
  // A field whose value is undefined is left out.
  const bodyWith = (changes: object): string => JSON.stringify({ ...typical, ...changes });
  const refused = (name: string, status: number, body: string | null, ...fields: string[]): Case => {
    return { name, level: 'advice', status, body, fields };
  };
  return [
    ...goodChanges(config).map(([name, changes]): Case => {
      return { name, level: 'contract', status: 200, body: bodyWith(changes), fields: [] };
    }),
    ...Object.keys(typical).map((field) =>
      refused(`a body without ${field}`, 400, bodyWith({ [field]: undefined }), field),
    ),
    ...WRONG.map(([field, fault, value]) =>
      refused(`${field}: ${fault}`, 400, bodyWith({ [field]: value }), field),
    ),
    refused('a body that is not JSON', 400, '{"plazo":'),
    refused('a body that is no object', 400, '[]'),
    refused('a body over 16 KB', 413, bodyWith({ email: `a@${'b'.repeat(16 * 1024)}` })),
    refused('a GET', 405, null),
  ];
}
