import { plainWords } from '#scripts/catalogue/text.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Cell } from '#scripts/catalogue/source.ts';

export type Beneficiary = Product['beneficiary'];
export type Territory = Product['territory'];

/** The BCRA's closed list of beneficiaries, by our code. */
export const BENEFICIARIES: Readonly<Record<Beneficiary, string>> = {
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
export const TERRITORIES: Readonly<Record<Territory, string>> = {
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

/** Other ways the same territories are written. The API sends two of them as numbers; no other number is known. */
const OTHER_TERRITORIES: Readonly<Record<string, Territory>> = {
  '0': 'all',
  '2': 'buenos_aires',
  'Capital Federal': 'caba',
  CABA: 'caba',
  'Tierra del Fuego': 'tierra_del_fuego',
};

// 'Provincia de Chaco', 'Provincia del Chaco' and 'Chaco' are one place.
const placeWords = (text: string): string =>
  plainWords(text)
    .replaceAll(/\b(?:provincia|de|del)\b ?/g, '')
    .trim();

const entriesOf = <Code extends string>(names: Readonly<Record<Code, string>>): [Code, string][] =>
  Object.entries(names) as [Code, string][];

const BY_BENEFICIARY = new Map(entriesOf(BENEFICIARIES).map(([code, name]) => [plainWords(name), code]));
const BY_TERRITORY = new Map<string, Territory>([
  ...entriesOf(TERRITORIES).map(([code, name]): [string, Territory] => [placeWords(name), code]),
  ...Object.entries(OTHER_TERRITORIES).map(([name, code]): [string, Territory] => [placeWords(name), code]),
]);

/** Code of a beneficiary as the BCRA writes it; null for one that is not in its list. */
export const beneficiaryOf = (cell: Cell | undefined): Beneficiary | null =>
  BY_BENEFICIARY.get(plainWords(String(cell ?? ''))) ?? null;

/** Code of a territory as the BCRA writes it, by name or number; null for one that is not known. */
export const territoryOf = (cell: Cell | undefined): Territory | null =>
  BY_TERRITORY.get(placeWords(String(cell ?? ''))) ?? null;
