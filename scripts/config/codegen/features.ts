import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '#scripts/config/read/wording.ts';

export const FEATURES = 'src/features';

/** Names of the features under `root`: the folders of src/features, in alphabetical order. */
export function featureNames(root: string): string[] {
  const folder = join(root, FEATURES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Modules under src whose name ends so, as other modules import them (`#pages/…`), by that name without its ending. */
export function modulesNamed(root: string, ending: RegExp): Map<string, string> {
  const source = join(root, 'src');
  const files = existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  const paths = files.map((file) => file.replaceAll('\\', '/')).filter((file) => ending.test(file));
  return new Map(
    paths.toSorted().map((path) => [path.slice(path.lastIndexOf('/') + 1).replace(ending, ''), `#${path}`]),
  );
}

/** Whether a feature under `root` has a module. */
const has = (root: string, name: string, file: string): boolean =>
  existsSync(join(root, FEATURES, name, file));

/** Moments at which something of every feature is read: its module in a feature's folder, and what of that; '*' is all. */
const MOMENTS: Readonly<Record<string, string>> = {
  'rules.ts': '*',
  'start.ts': 'start',
  'server.ts': 'addEndpoints',
  'data.ts': 'slots',
  'page.tsx': 'slots',
  'content.ts': 'slots',
  'form.tsx': 'slots',
  'results.tsx': 'slots',
  'panels.tsx': 'slots',
};

/** A module that lists what every feature has for a moment: `panelsSlots`, of their `panels.tsx`. */
function listSource(root: string, file: string, member: string): [name: string, source: string] {
  const having = featureNames(root).filter((name) => has(root, name, file));
  const imports = having.map((name) => {
    const imported = member === '*' ? `* as ${camelCase(name)}` : `{ ${member} as ${camelCase(name)} }`;
    return `import ${imported} from '#features/${name}/${file}';`;
  });
  const [moment] = file.split('.');
  const list = `export const ${moment}Slots = [${having.map(camelCase).join(', ')}];`;
  return [`${moment}-slots.ts`, [...imports, list, ''].join('\n')];
}

/** What comes alive in a page, by the names that pages give it: `contact-island.tsx` is `contact`. */
function islandsSource(root: string): string {
  const rows = Array.from(
    modulesNamed(root, /-island\.tsx?$/),
    ([name, path]) => `  '${name}': () => import('${path}'),`,
  );
  return `export const islands = {\n${rows.join('\n')}\n};\n`;
}

/** What texts place by a block of the type `part`, by the names that they give it: `lead-receipt-part.tsx` is `lead-receipt`. */
function partSources(root: string): Record<string, string> {
  const parts = [...modulesNamed(root, /-part\.tsx$/)];
  const imports = parts.map(([name, path]) => `import { Part as ${camelCase(name)} } from '${path}';\n`);
  const members = parts.map(([name]) => `  '${name}': ${camelCase(name)},\n`);
  const names = parts.map(([name]) => name);
  return {
    'parts.ts': `${imports.join('')}export const parts = {\n${members.join('')}};\n`,
    'part-names.ts': `export const PART_NAMES: readonly string[] = ${JSON.stringify(names)};\n`,
  };
}

/** Features whose styles belong to what comes with the offers. */
function besideOffersSource(root: string): string {
  const names = featureNames(root).filter((name) =>
    ['results.tsx', 'panels.tsx'].some((file) => has(root, name, file)),
  );
  return `export const BESIDE_OFFERS: readonly string[] = ${JSON.stringify(names)};\n`;
}

/** Modules under src/generated that list the parts of features, by their names: one for each moment at which they are read. */
export const featureSources = (root: string): Record<string, string> => ({
  'islands.ts': islandsSource(root),
  'beside-offers.ts': besideOffersSource(root),
  ...partSources(root),
  ...Object.fromEntries(Object.entries(MOMENTS).map(([file, member]) => listSource(root, file, member))),
});
