import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Command, type ExitCode, PROJECT } from '#scripts/cli/command.ts';

/**
 * Runs a program of `node_modules` in a process of its own and asks it to end when this one is asked to. Gives its exit
 * code, and null when it was asked to end.
 */
export function runProgram(
  file: string,
  words: readonly string[],
  { cwd = process.cwd(), env = process.env } = {},
): Promise<number | null> {
  const path = join(PROJECT, 'node_modules', file);
  const child = spawn(process.execPath, [path, ...words], { cwd, env, stdio: 'inherit' });
  const end = (): void => void child.kill();
  process.on('SIGTERM', end).on('SIGINT', end);
  return new Promise((settle) => {
    child.once('exit', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end);
      settle(code);
    });
  });
}

/** A command that gives its words, `--help` too, to a program of `node_modules`. */
export const programCommand = (file: string, words: readonly string[]): Command => ({
  run: async (parameters) => ((await runProgram(file, [...words, ...parameters])) ?? 0) as ExitCode,
});
