import { dayInBuenosAires, isDay } from '#domain/format.ts';

/**
 * The day of Buenos Aires that the site is made for: the variable ON, to look at another day, or today.
 *
 * @throws Error when ON is no day
 */
export function siteDay({ ON: given = '' }: NodeJS.ProcessEnv): string {
  if (given === '') return dayInBuenosAires(Date.now());
  if (!isDay(given)) throw new Error(`ON must be a day, as in 2026-12-24, not '${given}'`);
  return given;
}
