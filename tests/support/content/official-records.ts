import { COLUMNS, type Field } from '#scripts/catalogue/columns.ts';
import { BENEFICIARIES, TERRITORIES } from '#scripts/catalogue/vocabulary.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Cell } from '#scripts/catalogue/read-source.ts';

/** A record of the BCRA's file by our names of its columns. */
export type OfficialRecord = Record<Field, Cell>;

/** A record that the catalogue takes as it is, with what a case changes of it. */
export const record = (changes: Partial<OfficialRecord> = {}): OfficialRecord => ({
  code: 7,
  entity: 'BANCO DE GALICIA Y BUENOS AIRES S.A.',
  reported: '2026-06-12',
  fullName: 'PRESTAMO PERSONAL',
  shortName: 'PERSONAL',
  currency: 'Pesos',
  maxAmount: 24_800_000,
  minAmount: 500,
  maxTerm: 72,
  minIncome: 310_000,
  minSeniority: 3,
  maxAge: 80,
  maxIncomeShare: 30,
  beneficiary: 'Todos los beneficiarios',
  prepaymentFee: 4,
  tea: 140.4,
  rateType: 'Fija',
  cftea: 186.76,
  firstPer10k: null,
  territory: 'Todo el territorio nacional',
  moreInfo: null,
  ...changes,
});

/** The record that declares a product of the catalogue. */
export const recordOf = (product: Product): OfficialRecord => ({
  ...record(),
  ...product,
  fullName: product.product,
  shortName: product.product.slice(0, 20),
  beneficiary: BENEFICIARIES[product.beneficiary],
  territory: TERRITORIES[product.territory],
});

// Zero comes as ',00', decimals with a comma, nothing as an empty cell.
const csvCell = (cell: Cell): string =>
  cell === null ? '' : cell === 0 ? ',00' : typeof cell === 'number' ? String(cell).replace('.', ',') : cell;

/** PERSONALES.CSV with the records, as text. */
export const csvOf = (records: readonly OfficialRecord[]): string =>
  [
    COLUMNS.map(({ title }) => title),
    ...records.map((one) => COLUMNS.map(({ field }) => csvCell(one[field]))),
  ]
    .map((cells) => `${cells.join(';')}\r\n`)
    .join('');

/** The API's answer with the records, as text. */
export const apiOf = (records: readonly OfficialRecord[]): string =>
  JSON.stringify({
    status: 200,
    results: records.map((one) => Object.fromEntries(COLUMNS.map(({ field, api }) => [api[0], one[field]]))),
  });

const WINDOWS_1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);

/** Bytes of a text in windows-1252. */
export const inWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text], (character) => {
    const byte = WINDOWS_1252.indexOf(character);
    if (byte < 0) throw new Error(`Not in windows-1252: ${character}`);
    return byte;
  });
