import { isDay } from '#domain/format.ts';
import type { Cell, Form } from '#scripts/catalogue/source.ts';

/*
 * In the CSV the comma is the decimal mark and a lone dot followed by exactly three digits groups thousands; in JSON
 * a number sent as text has a decimal point, unless it has a comma.
 */
function plainFigure(text: string, form: Form): string {
  const comma = text.indexOf(',');
  if (comma !== -1) return text.lastIndexOf('.') > comma ? '' : text.replaceAll('.', '').replace(',', '.');
  return form === 'csv' && /^-?\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text;
}

/**
 * A figure: '1.234,50', ',00', '93,2', '$ 500.000', '30%'. Null when it is not reported, NaN when it cannot be read.
 */
export function parseFigure(cell: Cell | undefined, form: Form): number | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : NaN;
  const text = cell.replaceAll(/[\s$%]/g, '');
  if (text === '') return null;
  const plain = plainFigure(text, form);
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}

const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ][\d:.]*Z?)?$/;
const SPREADSHEET = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})(?: [\d:]*)?$/;

/** A day, '2026-06-12' or '12/6/2026', as YYYY-MM-DD. Null when it is not reported, 'unreadable' when it is no day. */
export function parseDay(cell: Cell | undefined): string | null {
  const text = String(cell ?? '').trim();
  if (text === '') return null;
  const { year = '', month = '', day = '' } = (ISO.exec(text) ?? SPREADSHEET.exec(text))?.groups ?? {};
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : 'unreadable';
}
