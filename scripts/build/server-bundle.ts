import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { ProviderConfig } from '#scripts/server/provider-config.ts';

const ENTRY = '\0server';

/** What the bundle starts with: the command that serves, told of the console. */
const start = (command: string): string => `
import { command } from ${JSON.stringify(command)};
const output = { log: (text) => console.log(text), error: (text) => console.error(text) };
process.exitCode = await command.run(process.argv.slice(2), output);
`;

const entry = (root: string): Plugin => ({
  name: 'server-entry',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) => (id === ENTRY ? start(join(root, 'scripts/cli/serve.ts')) : undefined),
});

/** Of the content what the server answers from, and nothing else. */
const served = ({ catalogue, simulator, site }: ProviderConfig): ProviderConfig => ({
  catalogue: { asOf: catalogue.asOf, products: catalogue.products },
  simulator: {
    employment: simulator.employment,
    provinces: simulator.provinces,
    seniority: simulator.seniority,
  },
  site: {
    origin: site.origin,
    provider: { path: site.provider.path },
    leads: { endpoint: site.leads.endpoint },
    privacy: { leadDays: site.privacy.leadDays },
  },
});

/**
 * Writes the server as one file that Node runs by itself: with its packages and what it answers from, so that it needs
 * neither `node_modules` nor `config/`. The file is there whole or not at all.
 */
export async function bundleServer(root: string, file: string, config: ProviderConfig): Promise<void> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [entry(root)],
    define: { PROVIDER_CONFIG: JSON.stringify(served(config)) },
    ssr: { noExternal: true, external: ['pg-native'] },
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
}
