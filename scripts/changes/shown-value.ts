import { formatNumber, formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';
import { optionTitle } from '#scripts/changes/titles.ts';
import { pluralize } from '#scripts/config/read/wording.ts';

export type Plain = string | number | boolean | null;

const COLOR = /^#[0-9A-Fa-f]{6}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const decimal = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 10_000
    ? formatNumber(value)
    : String(value).replace('.', ',');

/** Writers of figures, by the `x-unit` of their schemas. */
const UNITS: Partial<Record<string, (value: number) => string>> = {
  pesos: formatPesos,
  months: (value) => pluralize(value, 'mes', 'meses'),
  points: formatPercent,
};

/** Returns a plain value as a sentence says it, in the unit that its schema gives it; a text stands in quotes. */
export function shownValue(value: Plain, { node }: Resolved): string {
  if (typeof value === 'number') return (UNITS[String(node['x-unit'])] ?? decimal)(value);
  if (typeof value !== 'string') return value === null ? 'nada' : value ? 'sí' : 'no';
  if (COLOR.test(value)) return value;
  return DATE.test(value) ? formatShortDate(value) : `«${optionTitle(node, value)}»`;
}
