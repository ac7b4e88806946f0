import type { ContentParts } from '#generated/kinds.ts';
import { groupThousands } from '#domain/digits.ts';
import { fillTemplate } from '#domain/template.ts';

/** Keeps a figure and its unit on one line. */
const NBSP = '\u00A0';
/** Shown for what is not a figure, so that NaN never reaches the screen. */
const NOTHING = '—';

/** Above this a double has no spare digits for decimals. */
const LARGEST_WITH_DECIMALS = 1e13;

/** Half away from zero on the decimal figure a person reads (1.005 → 1,01), not on its binary neighbour. */
function decimalText(magnitude: number, decimals: number): string {
  if (magnitude >= LARGEST_WITH_DECIMALS) {
    const whole = groupThousands(BigInt(Math.round(magnitude)).toString());
    return decimals > 0 ? `${whole},${'0'.repeat(decimals)}` : whole;
  }
  const scaled = Math.round(Number((magnitude * 10 ** decimals).toPrecision(15)));
  const digits = String(scaled).padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals));
  return decimals > 0 ? `${whole},${digits.slice(-decimals)}` : whole;
}

function signed(value: number, decimals: number, frame: (text: string) => string): string {
  if (!Number.isFinite(value)) return NOTHING;
  const text = decimalText(Math.abs(value), decimals);
  const isNegative = value < 0 && /[1-9]/.test(text);
  return `${isNegative ? '-' : ''}${frame(text)}`;
}

/** `5000000` → `5.000.000`; rounded to whole units. Never throws: what is not finite gives a dash. */
export const formatNumber = (value: number): string => signed(value, 0, (text) => text);

/** `5000000` → `$ 5.000.000`, `-50` → `-$ 50`; pesos, rounded to whole ones. Never throws. */
export const formatPesos = (value: number): string => signed(value, 0, (text) => `$${NBSP}${text}`);

/** `312117.625` → `$ 312.117,63`; pesos with centavos, for schedules that must add up. Never throws. */
export const formatCentavos = (value: number): string => signed(value, 2, (text) => `$${NBSP}${text}`);

/** `67.756` → `67,76 %`; percent points with two decimals. Never throws. */
export const formatPercent = (value: number): string => signed(value, 2, (text) => `${text}${NBSP}%`);

/** `61` → `61 %`, `61.5` → `61,50 %`: a stated figure gets no decimals that were not stated. Never throws. */
export const statedPercent = (value: number): string =>
  Number.isInteger(value) ? formatWholePercent(value) : formatPercent(value);

/** `9.6` → `10 %`; percent points, rounded to whole ones. Never throws. */
export const formatWholePercent = (value: number): string => signed(value, 0, (text) => `${text}${NBSP}%`);

type TermTexts = ContentParts['simulator']['texts']['termValue'];

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : fillTemplate(many, { n: count });

/** `30` → `2 años y 6 meses`, in the words of the config; months, rounded to whole ones. */
export function formatTerm(months: number, texts: TermTexts): string {
  if (!Number.isFinite(months)) return NOTHING;
  const whole = Math.max(0, Math.round(months));
  const years = counted(Math.floor(whole / 12), texts.year, texts.years);
  const rest = counted(whole % 12, texts.month, texts.months);
  if (whole < 12) return rest;
  return whole % 12 === 0 ? years : fillTemplate(texts.and, { years, months: rest });
}

/** Noon keeps the day in every time zone. */
const dayOf = (isoDate: string): Date => new Date(`${isoDate}T12:00:00Z`);

/** Whether a value is a day of the calendar, YYYY-MM-DD. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  dayOf(value).toJSON()?.slice(0, 10) === value;

let longDay: Intl.DateTimeFormat | undefined;

/** Made once, when first needed: making a formatter costs a hundred times what using it does. */
const longDayFormat = (): Intl.DateTimeFormat =>
  (longDay ??= new Intl.DateTimeFormat('es-AR', { dateStyle: 'long', timeZone: 'UTC' }));

/** `2026-11-20` → `20 de noviembre de 2026`; a dash for what is not a day. */
export const formatDate = (isoDate: string): string =>
  isDay(isoDate) ? longDayFormat().format(dayOf(isoDate)) : NOTHING;

/** `2026-11-20` → `noviembre de 2026`; a dash for what is not a day. */
export const formatMonth = (isoDate: string): string => formatDate(isoDate).replace(/^\d+ de /, '');

/** `2026-11-20` → `20/11/2026`; a dash for what is not a day. */
export const formatShortDate = (isoDate: string): string =>
  isDay(isoDate) ? isoDate.split('-').reverse().join('/') : NOTHING;

const HOUR = 3_600_000;

/** Day in Buenos Aires (UTC−3 all year since 2009) of a moment in epoch milliseconds, as `2026-11-20`. */
export const dayInBuenosAires = (epoch: number): string =>
  new Date(epoch - 3 * HOUR).toISOString().slice(0, 10);
