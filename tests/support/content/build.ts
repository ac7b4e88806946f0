import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '#scripts/config/read/user-error.ts';

/** The output of a build without the lines that only lead into the tools themselves. */
const withoutStack = (text: string): string => text.split(/\n\s+at .*\((?:file|node):/)[0]?.trim() ?? '';

/** Arguments for npm that build the site of the folder it runs in, with that folder's own code. */
const buildArguments = (dist: string): string[] => [
  'run',
  '--silent',
  'build',
  '--',
  '--logLevel',
  'error',
  '--outDir',
  dist,
  '--emptyOutDir',
];

/**
 * Builds the site of a folder with that folder's own code, by its `npm run build`, with more variables of the
 * environment where they are given.
 *
 * @throws UserError with what the build said.
 */
export async function buildSite(root: string, dist: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
  // Inside a test the variables of the runner would make it a development build.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '', ...more };
  await promisify(execFile)('npm', buildArguments(dist), { cwd: root, env }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new UserError(withoutStack(stdout + stderr));
    },
  );
}
