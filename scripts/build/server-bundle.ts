import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { SERVER_PARTS } from '#generated/kinds.ts';
import type { ProviderConfig } from '#scripts/server/provider-config.ts';

const ENTRY = '\0entry';

const importOf = (root: string, name: string): string =>
  `import { command as ${name} } from ${JSON.stringify(join(root, `scripts/cli/${name}.ts`))};`;

/** SQLite with its binaries: a program for the machine cannot be part of a bundle. */
const NATIVE = ['libsql', '@libsql', '@neon-rs/load', 'detect-libc'];

/** Puts what cannot be bundled beside the bundle, where Node looks for it. */
function copyNative(root: string, folder: string): void {
  const target = join(folder, 'node_modules');
  rmSync(target, { recursive: true, force: true });
  for (const name of NATIVE)
    cpSync(join(root, 'node_modules', name), join(target, name), { recursive: true, dereference: true });
}

/** The module that the bundle starts with. */
const entry = (root: string): Plugin => ({
  name: 'server-entry',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) =>
    id === ENTRY
      ? `
      ${importOf(root, 'serve')}
      ${importOf(root, 'leads')}
      const [, , ...words] = process.argv;
      process.exitCode = await (words[0] === 'leads' ? leads.run(words.slice(1), console) : serve.run(words, console));`
      : undefined,
});

/**
 * Writes the server as one file that Node runs by itself, with its packages and what it answers from, beside the
 * binaries of SQLite: it needs neither the project's packages nor `config/`. With `leads` as its first word it is the
 * tool for leads instead. The file is there whole or not at all.
 */
export async function bundleServer(root: string, file: string, config: ProviderConfig): Promise<void> {
  const own = Object.fromEntries(SERVER_PARTS.map((part) => [part, config[part]]));
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [entry(root)],
    define: { PROVIDER_CONFIG: JSON.stringify(own) },
    ssr: { noExternal: true, external: ['pg-native', 'libsql'] },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      rolldownOptions: { input: { server: ENTRY }, output: { codeSplitting: false } },
    },
  })) as { output: { type: string; code?: string }[] };
  const code = output.find(({ type }) => type === 'chunk')?.code ?? '';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
  copyNative(root, dirname(file));
}
