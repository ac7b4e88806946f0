import { plainWords } from '#scripts/config/read/wording.ts';
import type { Product } from '#domain/quote/product.ts';

/** The BCRA's closed list of beneficiaries, by our code. */
export const BENEFICIARIES: Readonly<Record<Product['beneficiary'], string>> = {
  all: 'Todos los beneficiarios',
  relacion_dependencia: 'Personas humanas en relación de dependencia',
  empleado_publico: 'Empleados públicos',
  jubilado: 'Beneficiarios de cuentas de la seguridad social',
  monotributista: 'Personas humanas Monotributistas',
  responsable_inscripto: 'Personas humanas Responsables Inscriptos',
  account_holder: 'Clientes con cuenta en la entidad',
  salary_account: 'Clientes que acrediten sueldos en la entidad',
};

/** The BCRA's territories, by our code. */
export const TERRITORIES: Readonly<Record<Product['territory'], string>> = {
  all: 'Todo el territorio nacional',
  caba: 'Ciudad Autónoma de Buenos Aires',
  buenos_aires: 'Provincia de Buenos Aires',
  catamarca: 'Provincia de Catamarca',
  chaco: 'Provincia del Chaco',
  chubut: 'Provincia del Chubut',
  cordoba: 'Provincia de Córdoba',
  corrientes: 'Provincia de Corrientes',
  entre_rios: 'Provincia de Entre Ríos',
  formosa: 'Provincia de Formosa',
  jujuy: 'Provincia de Jujuy',
  la_pampa: 'Provincia de La Pampa',
  la_rioja: 'Provincia de La Rioja',
  mendoza: 'Provincia de Mendoza',
  misiones: 'Provincia de Misiones',
  neuquen: 'Provincia del Neuquén',
  rio_negro: 'Provincia de Río Negro',
  salta: 'Provincia de Salta',
  san_juan: 'Provincia de San Juan',
  san_luis: 'Provincia de San Luis',
  santa_cruz: 'Provincia de Santa Cruz',
  santa_fe: 'Provincia de Santa Fe',
  santiago_del_estero: 'Provincia de Santiago del Estero',
  tierra_del_fuego: 'Provincia de Tierra del Fuego Antártida e Islas del Atlántico Sur',
  tucuman: 'Provincia de Tucumán',
};

/**
 * The BCRA's service writes territories as numbers, from 0: the whole country, CABA, Buenos Aires, then by the old
 * Spanish alphabet, with Ch after the rest of C, and Tierra del Fuego before Tucumán. Sixteen were seen beside entities or
 * products whose place is known (snapshots of 2026-09-03 and 2026-10-10); 3, 5, 9, 11, 12, 14, 16, 18 and 19 are the only
 * values that fit the order.
 */
const BY_NUMBER = [
  'all',
  'caba',
  'buenos_aires',
  'catamarca',
  'cordoba',
  'corrientes',
  'chaco',
  'chubut',
  'entre_rios',
  'formosa',
  'jujuy',
  'la_pampa',
  'la_rioja',
  'mendoza',
  'misiones',
  'neuquen',
  'rio_negro',
  'salta',
  'san_juan',
  'san_luis',
  'santa_cruz',
  'santa_fe',
  'santiago_del_estero',
  'tierra_del_fuego',
  'tucuman',
] as const satisfies readonly Product['territory'][];

/** Other ways the same territories are written. */
const OTHER_TERRITORIES: Readonly<Record<string, Product['territory']>> = {
  ...Object.fromEntries(BY_NUMBER.map((territory, number) => [String(number), territory])),
  'Capital Federal': 'caba',
  CABA: 'caba',
  'Tierra del Fuego': 'tierra_del_fuego',
};

// 'Provincia de Chaco', 'Provincia del Chaco' and 'Chaco' are one place.
const placeWords = (text: string): string =>
  plainWords(text)
    .replaceAll(/\b(?:provincia|de|del)\b ?/g, '')
    .trim();

/** Returns a function that finds a code by the BCRA's name of it, in plain words; null for what is not in its list. */
function codesBy<Code extends string>(
  names: readonly (readonly [name: string, code: string])[],
  wordsOf: (text: string) => string,
): (text: string) => Code | null {
  const codes = new Map(names.map(([name, code]) => [wordsOf(name), code as Code]));
  return (text) => codes.get(wordsOf(text)) ?? null;
}

const byName = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([code, name]) => [name, code] as const);

/** Code of a beneficiary as the BCRA writes it; null for one that is not in its list. */
export const beneficiaryOf = codesBy<Product['beneficiary']>(byName(BENEFICIARIES), plainWords);

/** Code of a territory as the BCRA writes it, by name or number; null for one that is not known. */
export const territoryOf = codesBy<Product['territory']>(
  [...byName(TERRITORIES), ...Object.entries(OTHER_TERRITORIES)],
  placeWords,
);
