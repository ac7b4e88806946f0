/* The headings of a table of payments: which column is the instalment. */
import { plainLetters } from '#domain/input/reading.ts';

/** The role of a column by its heading; a `total` holds more than a `payment`, which may leave something out. */
export type Role = 'number' | 'day' | 'total' | 'payment' | 'part' | 'balance';

const ROLES: readonly [RegExp, Role][] = [
  [/^(?:saldo|deuda|capital adeudado|remanente)/, 'balance'],
  [/^(?:fecha|venc|vto|f\. ?v|dia)/, 'day'],
  [
    /^(?:n|no|nro|num|numero|#|orden|periodo|mes)\b|^cuota (?:n|no|nro|num|numero)\b|^(?:n|nro|numero) de cuota/,
    'number',
  ],
  [/^cuota pura|^(?:capital|amort|interes|iva|seguro|gasto|cargo|comision|impuesto|sellado|otros)/, 'part'],
  [/total|a pagar|final/, 'total'],
  [/^(?:cuota|valor|importe|monto|pago)/, 'payment'],
];

/** A heading written with several words, where no columns are kept apart: the longest first. */
const PHRASES =
  /saldo(?: de)?(?: capital| deudor| adeudado)?|fecha(?: de)?(?: vencimiento| vto| pago)?|cuota n(?:ro|umero|o)?\.?|n(?:ro|umero)? de cuota|nro\.?|n\.?o?(?= )|cuota (?:pura|total|final)|(?:importe|valor)(?: de)?(?: la)? ?cuota|total (?:a pagar|cuota)|[a-z#]+\.?/g;

const plain = (text: string): string =>
  plainLetters(text.replace(/[°º]/g, ''))
    .replace(/[^a-z# .]/g, ' ')
    .trim();

const roleOf = (heading: string): Role | null =>
  ROLES.find(([pattern]) => pattern.test(heading.replaceAll('.', '').trim()))?.[1] ?? null;

/** The roles of the columns that a line names; null where it names other things than columns. */
export function rolesIn(line: string): Role[] | null {
  const columns = line
    .split(/[\t;|]| {2,}/)
    .map(plain)
    .filter(Boolean);
  const headings = columns.length > 1 ? columns : (plain(line).match(PHRASES) ?? []);
  const roles = headings.map(roleOf);
  return roles.length > 0 && roles.every((role) => role !== null) ? roles : null;
}

/** A peso of rounding in a sum of parts. */
const ROUNDING = 1;

/**
 * The column of the instalment among the figures of a line, by the roles of all columns; null where they do not tell, or
 * where what is called the instalment leaves a part of the line out.
 */
export function paymentColumn(
  roles: readonly Role[],
  figures: readonly number[],
  hasNumber: boolean,
): number | null {
  let named = roles.filter((role) => role !== 'day' && role !== 'number');
  // 'Cuota' over the numbers of the instalments.
  const isNumberCalledPayment = hasNumber && !roles.includes('number') && named[0] === 'payment';
  if (isNumberCalledPayment && named.length === figures.length + 1) named = named.slice(1);
  if (named.length !== figures.length) return null;
  const wanted: Role = named.includes('total') ? 'total' : 'payment';
  const at = named.indexOf(wanted);
  if (at < 0 || named.lastIndexOf(wanted) !== at) return null;
  const parts = figures.reduce((sum, figure, place) => (named[place] === 'part' ? sum + figure : sum), 0);
  return (figures[at] ?? 0) < parts - ROUNDING ? null : at;
}
