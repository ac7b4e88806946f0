import { formatNumber, formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';
import { optionTitle } from '#scripts/config/read/titles.ts';

/** A value for a reader, with the colour it is when it is one. */
export type Shown = { text: string; color?: string };

const COLOR = /^#[0-9A-Fa-f]{6}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const decimal = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 10_000
    ? formatNumber(value)
    : String(value).replace('.', ',');

type Plain = string | number | boolean | null;

const asMonths = (value: number): string => pluralize(value, 'mes', 'meses');

/** Writers of figures, by the `x-unit` of their schemas. */
const UNITS: Partial<Record<string, (value: number) => string>> = {
  pesos: formatPesos,
  months: asMonths,
  points: formatPercent,
};

const figure = (value: number, { node }: Resolved): string =>
  (UNITS[String(node['x-unit'])] ?? decimal)(value);

/** A plain value as it is read in a sentence, in the unit that its schema gives it. */
export function shownValue(value: Plain, schema: Resolved): Shown {
  if (typeof value === 'number') return { text: figure(value, schema) };
  if (typeof value !== 'string') return { text: value === null ? 'nada' : value ? 'sí' : 'no' };
  if (COLOR.test(value)) return { text: value, color: value };
  return { text: DATE.test(value) ? formatShortDate(value) : `«${optionTitle(schema.node, value)}»` };
}
