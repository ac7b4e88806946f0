import { ROOT } from './files.ts';
import { openSchema } from '#scripts/catalogue/import-file.ts';
import { importRows, type Imported, type ImportSettings } from '#scripts/catalogue/import-rows.ts';
import { sorterOf, type SortProduct } from '#scripts/catalogue/read-names.ts';
import type { Noted } from '#scripts/catalogue/rules.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { readSource } from '#scripts/catalogue/read-source.ts';
import { apiOf, csvOf, inWindows1252, type OfficialRecord } from './official-records.ts';
import type { ProductSorting } from '#generated/types.ts';
import type { Form } from '#scripts/catalogue/read-source.ts';

const { faultOf } = openSchema(ROOT);
/** A table of names of the tests' own. */
const SORTING: Omit<ProductSorting, '$schema'> = {
  purposes: [
    { label: 'auto', words: ['auto', 'autos', 'automotor*', 'vehiculo*', 'prendario*', '0km', 'cero km'] },
    { label: 'moto', words: ['moto', 'motos', 'motovehiculo*'] },
    { label: 'viaje', words: ['viaje*', 'turistic*', 'turismo'] },
    { label: 'adelanto', words: ['adelanto*', 'anticipo*'] },
    { label: 'refinanciación', words: ['refi', 'refinanc*', 'mora cero'] },
    { label: 'energía', words: ['paneles', 'bicicleta*'] },
  ],
  audiences: [{ label: 'personal de una repartición', words: ['policia*'] }],
  conditions: [
    { condition: 'cuenta_sueldo', words: ['plan sueldo'] },
    { condition: 'otra', requirement: 'cobrar con descuento', words: ['descuento de haberes'] },
    { condition: 'cliente', words: ['clientes'] },
  ],
  segments: { words: ['eminent', 'plus', 'move'] },
  leastPrices: { words: ['minimo*', 'minima*'] },
  plain: {
    names: ['prestamo', 'prestamos', 'personal', 'personales', 'de', 'la', 'para', 'con'],
    people: ['municipal'],
    declared: [
      { beneficiary: 'jubilado', words: ['jubilado', 'jubilados'] },
      { beneficiary: 'salary_account', words: ['sueldo', 'haberes'] },
    ],
  },
  products: [],
};

/** Sorts by that table with decisions of a case. */
export const sortWith = (...products: ProductSorting['products']): SortProduct =>
  sorterOf({ ...SORTING, products });

/** What the importer makes of a file, with the real schema and table of entities. */
export const importBytes = (bytes: Uint8Array, settings: Partial<ImportSettings> = {}): Imported =>
  importRows(readSource(bytes), {
    today: '2026-11-20',
    staleBefore: null,
    sort: sortWith(),
    faultOf,
    before: [],
    ...settings,
  });

/** What the importer makes of records in an official form. */
export const importRecords = (
  records: readonly OfficialRecord[],
  form: Form,
  settings: Partial<ImportSettings> = {},
): Imported =>
  importBytes(form === 'csv' ? inWindows1252(csvOf(records)) : Buffer.from(apiOf(records)), settings);

/** How many records were noted under each code. */
export function countsOf(noted: readonly Noted<string>[]): Record<string, number> {
  const groups = groupBy(noted, ({ code }) => code);
  return Object.fromEntries(Array.from(groups, ([code, all]) => [code, all.length]));
}
