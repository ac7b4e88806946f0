import { FORMULA_IN_CSV } from '#domain/inert-cell.ts';
import { EXTRAS, type FoundLead, LEAD_FIELDS } from '#scripts/server/leads/lead.ts';

const COLUMNS = ['recibido', ...LEAD_FIELDS, 'id', ...EXTRAS] as const;

/** First line of a file of leads. */
export const LEAD_HEADER = `${COLUMNS.join(',')},no_contactar\n`;

/** A value as a CSV cell: quoted where needed, and inert when opened in a spreadsheet. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inert = value.replace(FORMULA_IN_CSV, "$1'");
  return /[",;\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A lead as a line, which says where its person asked not to be contacted. */
export const leadRow = ({ lead, isBlocked }: FoundLead): string =>
  `${COLUMNS.map((column) => csvCell(lead[column] ?? '')).join(',')},${isBlocked ? 'si' : ''}\n`;
