import { siteDay } from '#scripts/build/site-day.ts';
import type { Command, ExitCode } from '#scripts/cli/command.ts';
import { runProgram } from '#scripts/cli/program.ts';

const ON = '--on=';

/**
 * Takes `--on=2026-12-24` out of what was written after `npm run dev --`: the day to look at, or undefined for today,
 * and what is left for Vite.
 *
 * @throws Error when it is no day
 */
export function dayAndRest(parameters: readonly string[]): { day: string | undefined; rest: string[] } {
  const said = parameters.findLast((one) => one.startsWith(ON))?.slice(ON.length);
  return {
    day: said === undefined ? undefined : siteDay({ ON: said || 'nothing' }),
    rest: parameters.filter((one) => !one.startsWith(ON)),
  };
}

/** Serves the site from its sources; what it is called with goes to Vite. */
export const command: Command = {
  run: async (parameters) => {
    const { day, rest } = dayAndRest(parameters);
    const env = { ...process.env, ...(day !== undefined && { ON: day }) };
    return ((await runProgram('vite/bin/vite.js', rest, { env })) ?? 0) as ExitCode;
  },
};
