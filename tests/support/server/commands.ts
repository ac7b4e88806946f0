import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Arguments with which Node runs a task of `scripts/cli/loans.ts` from any folder, without the process that `tsx` adds. */
export const commandArgs = (name: string, ...parameters: string[]): string[] => [
  '--import',
  TSX,
  resolve('scripts/cli/loans.ts'),
  name,
  ...parameters,
];

/** The folders that modules ask for are those of the project, not of the bundle. */
const ownFolders = {
  name: 'own-folders',
  transform: (code: string, id: string) =>
    code.replaceAll('import.meta.dirname', () => JSON.stringify(dirname(id))),
};

/**
 * Makes one file of a command of `scripts/cli`, for tests that start it many times: Node starts it in a fifth of the
 * time. `path` is what Node is to run; `remove` takes it away.
 */
export async function bundledCommand(name: string): Promise<{ path: string; remove: () => void }> {
  const folder = mkdtempSync(resolve('node_modules/.cache', `${name}-`));
  const entry = join(folder, 'entry.ts');
  const command = JSON.stringify(resolve('scripts/cli', `${name}.ts`));
  writeFileSync(
    entry,
    `import { command } from ${command};\nprocess.exitCode = await command.run(process.argv.slice(2), console);`,
  );
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownFolders],
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return { path: join(folder, 'entry.js'), remove: () => rmSync(folder, { recursive: true }) };
}
