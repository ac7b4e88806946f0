// Runs a command of cli/ (`node scripts/launch.js check …`) from a bundle that is made again whenever one of its sources
// changes. Loading some sixty TypeScript files takes longer than the work they do, and the check runs on every save and
// commit. Plain JavaScript, because it is what starts the rest.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SCRIPTS = import.meta.dirname;
const PROJECT = dirname(SCRIPTS);
const CACHE = join(PROJECT, 'node_modules/.cache/tools');

const [, , name, ...parameters] = process.argv;
const source = join(SCRIPTS, 'cli', `${name}.ts`);
// Packages may be shared or copied with another checkout, whose bundles hold its own folders.
const checkout = createHash('sha256').update(PROJECT).digest('hex').slice(0, 8);
const manifest = join(CACHE, `${name}-${checkout}.json`);

/** What tells one state of a file from another. */
const stampOf = (file) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'gone';
};

/** The bundle's entry, when it was made from the sources as they are now. */
function fresh() {
  try {
    const { entry, stamps } = JSON.parse(readFileSync(manifest, 'utf8'));
    const isFresh = Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp);
    return isFresh && statSync(entry, { throwIfNoEntry: false }) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** In a bundle every module would take the bundle's folder for its own. */
const keepFolders = {
  name: 'keep-folders',
  transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
};

async function bundle() {
  const { build } = await import('vite');
  const options = {
    input: source,
    output: { entryFileNames: `${name}-[hash].js`, chunkFileNames: '[name]-[hash].js' },
  };
  const { output } = await build({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    plugins: [keepFolders],
    build: { ssr: true, write: false, target: 'node20', rolldownOptions: options },
  });
  mkdirSync(CACHE, { recursive: true });
  for (const { fileName, code } of output) writeFileSync(join(CACHE, fileName), code);
  const entry = join(CACHE, output.find((chunk) => chunk.isEntry).fileName);
  const files = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => id.startsWith(PROJECT));
  const stamps = Object.fromEntries(files.map((file) => [file, stampOf(file)]));
  const draft = `${manifest}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ entry, stamps }));
  renameSync(draft, manifest);
  return entry;
}

/** Where nothing can be written, or bundled, the sources themselves will do. */
async function unbundled() {
  const { register } = await import('tsx/esm/api');
  register();
  return source;
}

// `npm ci --omit=dev` brings nothing that the tools work with; it prepares nothing.
if (process.env['npm_lifecycle_event'] === 'prepare' && !existsSync(join(PROJECT, 'node_modules/vite')))
  process.exit(0);

const entry = fresh() ?? (await bundle().catch(unbundled));
const { command } = await import(pathToFileURL(entry).href);
process.exitCode = await command.run(parameters, console);
