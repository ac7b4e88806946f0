import type { ContentParts } from '#generated/kinds.ts';
import { formatMonth, formatTerm } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';

const DAY = 86_400_000;
const DAYS_A_MONTH = 365.25 / 12;
/** Pages say the age of data in words once it is more than this. */
const FRESH_DAYS = 14;
/** Below it the age is said in days, which whole months would round by half. */
const DAYS_SAID = 60;
/** Prices older than this say their month beside them. */
const RECENT_DAYS = 45;
/** An offer declared before that says so on its card. */
const OLD_OFFER_MONTHS = 6;

/** Whole months, rounded, from one day (YYYY-MM-DD) to another. */
const monthsBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY / DAYS_A_MONTH);

type AgeTexts = Pick<ContentParts['simulator']['texts'], 'dataAge' | 'dataAgeDays' | 'termValue'>;

/** The words behind the date of data: ', de hace 20 días', from 60 days on ', de hace 5 meses'; '' up to 14 days. */
export function ageText(asOf: string, today: string, { dataAge, dataAgeDays, termValue }: AgeTexts): string {
  const days = (Date.parse(today) - Date.parse(asOf)) / DAY;
  if (!(days > FRESH_DAYS)) return '';
  if (days < DAYS_SAID) return fillTemplate(dataAgeDays, { n: days });
  return fillTemplate(dataAge, { age: formatTerm(monthsBetween(asOf, today), termValue) });
}

/** The words beside prices of data from more than 45 days ago: 'Precios declarados en junio de 2026'; '' for newer ones. */
export const oldPricesText = (asOf: string, today: string, text: string): string =>
  (Date.parse(today) - Date.parse(asOf)) / DAY > RECENT_DAYS
    ? fillTemplate(text, { month: formatMonth(asOf) })
    : '';

/** Age of an offer in months when it was declared more than six months ago; null when not, or when its date is not known. */
export function oldOfferMonths(declared: string | null, today: string): number | null {
  if (declared === null) return null;
  const limit = new Date(`${declared}T12:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + OLD_OFFER_MONTHS);
  return limit.toISOString().slice(0, 10) < today ? monthsBetween(declared, today) : null;
}
