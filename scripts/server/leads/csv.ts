import { FORMULA_IN_CSV } from '#domain/inert-cell.ts';
import { type Lead, LEAD_FIELDS } from '#scripts/server/leads/lead.ts';

const COLUMNS = ['recibido', ...LEAD_FIELDS, 'id', 'marca'] as const;

/** First line of a file of leads. */
export const LEAD_HEADER = `${COLUMNS.join(',')}\n`;

/** A value as a CSV cell: quoted where needed, and inert when opened in a spreadsheet. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inert = value.replace(FORMULA_IN_CSV, "$1'");
  return /[",;\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

export const leadRow = (lead: Lead): string =>
  `${COLUMNS.map((column) => csvCell(lead[column] ?? '')).join(',')}\n`;
