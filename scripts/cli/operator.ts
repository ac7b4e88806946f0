import { UsageError } from '#scripts/cli/command.ts';
import { readSettings, type Settings } from '#scripts/server/settings.ts';

/**
 * Reads the settings of the server for a command that works beside it.
 *
 * @throws UsageError that names every variable that makes no sense
 */
export function givenSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
