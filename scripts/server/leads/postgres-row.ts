import { LEAD_FIELDS, NUMBERS } from '#scripts/server/leads/lead.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';

/** Columns of a lead in the database. */
export const COLUMNS = ['id', 'recibido', ...LEAD_FIELDS] as const;

/** A lead as the database gives it. */
export type Row = Omit<Lead, 'recibido'> & { recibido: Date };

export const leadOf = (row: Row): Lead => ({
  ...row,
  ...Object.fromEntries(NUMBERS.map((field) => [field, Number(row[field])])),
  recibido: row.recibido.toISOString(),
});
