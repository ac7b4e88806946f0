import { matchKey } from '#domain/match-key.ts';
import type { Content } from '#site/content.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { csvCell } from '#scripts/server/leads/csv.ts';

/** Columns of the table of loans, as `schema/open-data.schema.json` describes them, with their titles there. */
export const HEADINGS = {
  entity: 'Entidad',
  code: 'Código',
  product: 'Préstamo',
  reported: 'Declarado',
  minAmount: 'Monto mínimo',
  maxAmount: 'Monto máximo',
  maxTerm: 'Plazo máximo',
  minIncome: 'Ingreso mínimo',
  minSeniority: 'Antigüedad mínima',
  maxAge: 'Edad máxima',
  beneficiary: 'Para quién',
  territory: 'Dónde',
  tea: 'TEA',
  cftea: 'CFT',
} as const;

const COLUMNS = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];

type Cell = string | number;
type Row = Readonly<Record<string, Cell | null | undefined>>;

/** Columns of a product's history. */
const HISTORY = [
  'entity',
  'code',
  'product',
  'beneficiary',
  'territory',
  'day',
  'declared',
  'change',
  'tea',
  'cftea',
] as const;

/** Addresses of the tables, without their first slash. */
export const OPEN_TABLES = [
  'datos/prestamos.csv',
  'datos/prestamos-excel.csv',
  'datos/historia.csv',
] as const;

const table = (columns: readonly string[], rows: readonly Row[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');

/** A value as a spreadsheet in Argentina reads it: a comma before the decimals, the day first. */
const excelCell = (value: Cell): string =>
  csvCell(
    typeof value === 'number'
      ? String(value).replace('.', ',')
      : value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1'),
  );

/** The table for spreadsheets in Argentina: semicolons, Spanish headings, and the mark by which they know the letters. */
function excelTable(rows: readonly Row[]): string {
  const lines = [
    Object.values<string>(HEADINGS),
    ...rows.map((row) => COLUMNS.map((column) => row[column] ?? '')),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(excelCell).join(';')}\r\n`).join('')}`;
}

/**
 * The figures of each loan since the ledger began, oldest first: those that changed as the ledger has them, the others as
 * they have stood since.
 */
function histories(content: Content) {
  const { ledger, exclusions } = content;
  const { products } = shownCatalogue(content);
  const excluded = new Set(exclusions.names.map(({ name }) => matchKey(name)));
  const changed = ledger.loans.filter(({ entity }) => !excluded.has(matchKey(entity)));
  const known = new Set(changed.map(({ code, product, variant }) => `${code} ${product} ${variant}`));
  const others = products
    .filter((loan) => !known.has(`${loan.code} ${loan.product} ${loan.beneficiary}/${loan.territory}`))
    .map(({ code, entity, product, beneficiary, territory, reported, tea, cftea }) => {
      const figure = { day: ledger.since, declared: reported, change: 'known' as const, tea, cftea };
      return { entity, code, product, beneficiary, territory, figures: [figure] };
    });
  const moved = changed.map(({ code, entity, product, variant, figures }) => {
    const [beneficiary = '', territory = ''] = variant.split('/');
    return { entity, code, product, beneficiary, territory, figures };
  });
  return [...moved, ...others].toSorted((a, b) => a.code - b.code || a.product.localeCompare(b.product));
}

/**
 * The loans that the site quotes from, for anybody who wants to count again: as JSON with their source and day, as CSV for
 * programs and for spreadsheets in Argentina, neither of which runs anything, and with the history of each. Rates are
 * effective annual, in percent points.
 */
export function openData(content: Content): [file: string, data: string][] {
  const { source, url, asOf, products } = shownCatalogue(content);
  const loans = products.map((product): Row =>
    Object.fromEntries(COLUMNS.map((column) => [column, product[column]])),
  );
  const { note } = content.information.data;
  const history = histories(content);
  const figures = history.flatMap(({ figures: all, ...loan }) =>
    all.map((figure) => ({ ...loan, ...figure })),
  );
  const { since } = content.ledger;
  return [
    ['datos/prestamos.json', `${JSON.stringify({ source, url, asOf, note, loans })}\n`],
    ['datos/historia.json', `${JSON.stringify({ source, url, asOf, since, note, loans: history })}\n`],
    [OPEN_TABLES[0], table(COLUMNS, loans)],
    [OPEN_TABLES[1], excelTable(loans)],
    [OPEN_TABLES[2], table(HISTORY, figures)],
  ];
}
