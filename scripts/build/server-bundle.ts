import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { loadAjv } from '#scripts/config/read/validators.ts';
import { VALIDATION_OPTIONS, WIRE_SCHEMAS } from '#scripts/server/validation.ts';
import type { ProviderConfig } from '#scripts/server/provider-config.ts';

const ENTRY = '\0entry';
const VALIDATOR = '\0validator';

/** A module that a bundle starts with, and those that are made for it. */
const made = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'made-modules',
  resolveId: (id) => (id in modules ? id : undefined),
  load: (id) => modules[id],
});

/** Writes a bundle as one file with its packages and what it answers from. It is there whole or not at all. */
async function bundle(root: string, file: string, config: ProviderConfig, modules: Record<string, string>) {
  const { catalogue, simulator, site } = config;
  const isWorker = VALIDATOR in modules;
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [made(modules)],
    define: { PROVIDER_CONFIG: JSON.stringify({ catalogue, simulator, site }) },
    ssr: { noExternal: true, external: ['pg-native', 'libsql'], ...(isWorker && { target: 'webworker' }) },
    build: {
      ssr: true,
      write: false,
      target: isWorker ? 'es2022' : 'node20',
      rolldownOptions: { input: { server: ENTRY }, output: { codeSplitting: false } },
    },
  })) as { output: { type: string; code?: string }[] };
  const code = output.find(({ type }) => type === 'chunk')?.code ?? '';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
}

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

/**
 * Writes the server as one file that Node runs by itself, beside the binaries of SQLite: it needs neither the project's
 * packages nor `config/`. With `leads` as its first word it is the tool for leads instead.
 */
export async function bundleServer(root: string, file: string, config: ProviderConfig): Promise<void> {
  await bundle(root, file, config, {
    [ENTRY]: `
      ${importOf(root, 'serve')}
      ${importOf(root, 'leads')}
      const [, , ...words] = process.argv;
      process.exitCode = await (words[0] === 'leads' ? leads.run(words.slice(1), console) : serve.run(words, console));`,
  });
  copyNative(root, dirname(file));
}

/** The validator of a simulation's body as the code of a module: a Worker may make no code from text. */
function requestValidator(): string {
  const { Ajv2020, standaloneCode } = loadAjv();
  const ajv = new Ajv2020({ ...VALIDATION_OPTIONS, code: { source: true, esm: true } });
  return standaloneCode(ajv, ajv.compile(WIRE_SCHEMAS.request));
}

/**
 * Writes the provider at the edge, `worker.js`, into a folder, with the `wrangler.json` that deploys it together with
 * the files of the built `site` beside that folder; `headers` are those of every answer.
 */
export async function bundleWorker(
  root: string,
  folder: string,
  config: ProviderConfig,
  { site, headers }: { site: string; headers: Readonly<Record<string, string>> },
): Promise<void> {
  await bundle(root, join(folder, 'worker.js'), config, {
    [ENTRY]: `
      import { createWorker } from ${JSON.stringify(join(root, 'scripts/server/worker.ts'))};
      import validate from '${VALIDATOR.replace('\0', '\\0')}';
      export default createWorker({ config: PROVIDER_CONFIG, headers: ${JSON.stringify(headers)}, validate });`,
    [VALIDATOR]: requestValidator(),
  });
  const wrangler = {
    name: new URL(config.site.origin).hostname.replaceAll('.', '-'),
    main: 'worker.js',
    no_bundle: true,
    compatibility_date: '2026-11-01',
    // Else a browser is shown the page for what is not there before the Worker is asked.
    compatibility_flags: ['assets_navigation_has_no_effect'],
    assets: {
      directory: `../${basename(site)}`,
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  writeFileSync(join(folder, 'wrangler.json'), `${JSON.stringify(wrangler, null, 2)}\n`);
}
