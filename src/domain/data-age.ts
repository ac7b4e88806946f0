import type { ContentParts } from '#generated/kinds.ts';
import { formatTerm } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';

const DAY = 86_400_000;
const DAYS_A_MONTH = 365.25 / 12;
/** A page says how old its data are when they are older than this. */
const FRESH_DAYS = 14;
/** A page counts an age below this in days: a month more or less would be half of it. */
const DAYS_SAID = 60;
/** A card says the age of an offer that was declared longer ago. */
const OLD_OFFER_MONTHS = 6;

/** Returns the months from one day (YYYY-MM-DD) to another, rounded. */
const monthsBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY / DAYS_A_MONTH);

type AgeTexts = Pick<ContentParts['simulator']['texts'], 'dataAge' | 'dataAgeDays' | 'termValue'>;

/** Returns the words that follow a date of data: ', de hace 20 días', from 60 days on ', de hace 5 meses'; '' up to 14 days. */
export function ageText(asOf: string, today: string, { dataAge, dataAgeDays, termValue }: AgeTexts): string {
  const days = (Date.parse(today) - Date.parse(asOf)) / DAY;
  if (!(days > FRESH_DAYS)) return '';
  if (days < DAYS_SAID) return fillTemplate(dataAgeDays, { n: days });
  return fillTemplate(dataAge, { age: formatTerm(monthsBetween(asOf, today), termValue) });
}

/** Returns the age of an offer that was declared over six months ago, in months; null for a newer one, or without a date. */
export function oldOfferMonths(declared: string | null, today: string): number | null {
  if (declared === null) return null;
  const limit = new Date(`${declared}T12:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + OLD_OFFER_MONTHS);
  return limit.toISOString().slice(0, 10) < today ? monthsBetween(declared, today) : null;
}
