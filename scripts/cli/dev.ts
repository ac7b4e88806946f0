import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { siteDay } from '#scripts/build/site-day.ts';
import { PROJECT } from '#scripts/cli/command.ts';

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

const [, program = '', ...parameters] = process.argv;
if (basename(program) === 'dev.ts') {
  const { day, rest } = dayAndRest(parameters);
  const vite = join(PROJECT, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, ...(day !== undefined && { ON: day }) };
  const server = spawn(process.execPath, [vite, ...rest], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => (process.exitCode = code ?? 0));
}
