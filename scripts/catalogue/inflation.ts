import { existsSync, readFileSync } from 'node:fs';
import { formatDate, formatPercent, isDay } from '#domain/format.ts';
import type { KitConfig } from '#generated/types.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

/** The central bank's number for the monthly change of consumer prices. */
const VARIABLE = 27;
/** Months whose mean is the default. */
const MONTHS = 3;
/** A month outside of it was misread: percent points. */
const PLAUSIBLE = { least: -2, most: 10 };
/** Days after the end of a month within which it must have been published. */
const OLDEST = 75;
const DAY = 86_400_000;
const FILE = 'config/kit.json';

type Month = { fecha: string; valor: number };

/** Monthly inflation in percent points, and the last day of the newest month it is of. */
export type Inflation = { monthly: number; asOf: string };

function monthsIn(bytes: Uint8Array): Month[] {
  let found: unknown;
  try {
    found = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    throw new UserError('la inflación no se puede leer como JSON', { cause: error });
  }
  const { results } = (found ?? {}) as { results?: unknown };
  const variable = (Array.isArray(results) ? results : []).find(
    (one: { idVariable?: unknown } | null) => one?.idVariable === VARIABLE,
  ) as { detalle?: unknown } | undefined;
  if (!Array.isArray(variable?.detalle)) throw new UserError(`la respuesta no trae la variable ${VARIABLE}`);
  return variable.detalle as Month[];
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Says in Spanish why some months cannot be the newest three, or null. */
function faultOf(months: readonly Month[], today: string): string | null {
  const odd = months.find(
    ({ fecha, valor }) =>
      !isDay(fecha) || typeof valor !== 'number' || !(valor >= PLAUSIBLE.least && valor <= PLAUSIBLE.most),
  );
  if (odd) return `${odd.fecha} dice ${odd.valor}, que no es la inflación de un mes`;
  if (months.length < MONTHS) return `trae ${months.length} meses y hacen falta ${MONTHS}`;
  const [first, , last] = months as [Month, Month, Month];
  const areInRow = months.every(({ fecha }, at) => monthNumber(fecha) === monthNumber(first.fecha) + at);
  if (!areInRow) return 'los últimos tres meses no son seguidos';
  if (last.fecha > today) return `${last.fecha} todavía no llegó`;
  return Date.parse(today) - Date.parse(last.fecha) > OLDEST * DAY
    ? `es vieja: llega al ${last.fecha}`
    : null;
}

/**
 * Reads the mean of the last three months from an answer of the central bank's statistics service (`today`:
 * YYYY-MM-DD), rounded to a tenth of a percent point.
 *
 * @throws UserError, in Spanish, when it is another answer, or holds a month that cannot be.
 */
export function readInflation(bytes: Uint8Array, today: string): Inflation {
  const months = monthsIn(bytes)
    .filter((month) => month !== null)
    .toSorted((one, other) => (String(one.fecha) < String(other.fecha) ? -1 : 1))
    .slice(-MONTHS);
  const fault = faultOf(months, today);
  if (fault !== null) throw new UserError(fault);
  const mean = months.reduce((sum, { valor }) => sum + valor, 0) / MONTHS;
  const monthly = Math.max(0, Math.round(mean * 10) / 10);
  return { monthly, asOf: months.at(-1)?.fecha ?? '' };
}

/** Address of the statistics service that the content names; undefined when it names none. */
export function inflationService(root: string): string | undefined {
  const path = diskPath(root, FILE);
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as KitConfig).assumptions.inflation.service;
}

/** Puts the inflation into the content; returns in Spanish what it did. */
export function writeInflation(root: string, { monthly, asOf }: Inflation): string {
  const path = diskPath(root, FILE);
  const kit = JSON.parse(readFileSync(path, 'utf8')) as KitConfig;
  const { inflation } = kit.assumptions;
  const said = `${formatPercent(monthly)} por mes, hasta el ${formatDate(asOf)}`;
  if (inflation.monthly === monthly && inflation.asOf === asOf) return `Inflación: ${said}; ya estaba así.`;
  const source = 'INDEC, índice de precios al consumidor, por el BCRA: promedio de tres meses';
  kit.assumptions.inflation = { ...inflation, monthly, asOf, source };
  replaceFile(path, formatJson(kit));
  return `Inflación: ${said}.`;
}
