import { siteDay } from '#scripts/build/site-day.ts';
import { UsageError } from '#scripts/cli/command.ts';

/**
 * Returns the day of Buenos Aires of the option `--on`, or else that of the variable ON, or today.
 *
 * @throws UsageError when `--on` is no day
 */
export function dayFrom(on: string | undefined): string {
  if (on === undefined) return siteDay(process.env);
  try {
    return siteDay({ ON: on || 'nada' });
  } catch {
    throw new UsageError(`--on dice «${on}» y se esperaba un día, como 2026-12-24.`);
  }
}
