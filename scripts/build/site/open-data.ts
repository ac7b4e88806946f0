import type { Content } from '#site/content.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { csvCell } from '#scripts/server/leads/csv.ts';

/** Columns of the table of loans, as `schema/open-data.schema.json` describes them. */
const COLUMNS = [
  'entity',
  'code',
  'product',
  'reported',
  'minAmount',
  'maxAmount',
  'maxTerm',
  'minIncome',
  'minSeniority',
  'maxAge',
  'beneficiary',
  'territory',
  'tea',
  'cftea',
] as const;

/**
 * The loans that the site quotes from, for anybody who wants to count again: as JSON with their source and day, and as
 * CSV that a spreadsheet opens without running anything. Rates are effective annual, in percent points.
 */
export function openData(content: Content): [file: string, data: string][] {
  const { source, url, asOf, products } = shownCatalogue(content);
  const loans = products.map((product) =>
    Object.fromEntries(COLUMNS.map((column) => [column, product[column]])),
  );
  const { note } = content.information.data;
  const rows = loans.map((loan) => COLUMNS.map((column) => csvCell(loan[column] ?? '')).join(','));
  return [
    ['datos/prestamos.json', `${JSON.stringify({ source, url, asOf, note, loans })}\n`],
    ['datos/prestamos.csv', `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`],
  ];
}
