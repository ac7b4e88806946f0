import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase } from '#scripts/config/read/wording.ts';

const FEATURES = 'src/features';

/** Names of the features under `root`: the folders of src/features, in alphabetical order. */
function featuresIn(root: string): string[] {
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

/** A list of one module of each feature that has it, for the moment at which all of them are read. */
function listSource(root: string, { file, list, member }: Moment): string {
  const having = featuresIn(root).filter((name) => existsSync(join(root, FEATURES, name, file)));
  const imports = having.map((name) =>
    member === null
      ? `import * as ${camelCase(name)} from '#features/${name}/${file}';`
      : `import { ${member} as ${camelCase(name)} } from '#features/${name}/${file}';`,
  );
  return [...imports, `export const ${list} = [${having.map(camelCase).join(', ')}];`, ''].join('\n');
}

type Moment = {
  /** Name of the module in a feature's folder. */
  file: string;
  /** Name of the generated list. */
  list: string;
  /** What of the module is in the list; null: all that it exports. */
  member: string | null;
};

/** Moments at which something of every feature is read, by the generated module that a moment imports. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'feature-rules.ts': { file: 'rules.ts', list: 'featureRules', member: null },
  'start-slots.ts': { file: 'start.ts', list: 'startSlots', member: 'start' },
  'server-slots.ts': { file: 'server.ts', list: 'serverSlots', member: 'addEndpoints' },
  'data-slots.ts': { file: 'data.ts', list: 'dataSlots', member: 'slots' },
  'page-slots.ts': { file: 'page.tsx', list: 'pageSlots', member: 'slots' },
  'content-slots.ts': { file: 'content.ts', list: 'contentSlots', member: 'slots' },
  'form-slots.ts': { file: 'form.tsx', list: 'formSlots', member: 'slots' },
  'results-slots.ts': { file: 'results.tsx', list: 'resultsSlots', member: 'slots' },
  'panels-slots.ts': { file: 'panels.tsx', list: 'panelsSlots', member: 'slots' },
};

/** What comes alive in a page, by the names that pages give it: `contact-island.tsx` is `contact`. */
function islandsSource(root: string): string {
  const rows = Array.from(
    modulesNamed(root, /-island\.tsx?$/),
    ([name, path]) => `  '${name}': () => import('${path}'),`,
  );
  return `export const islands = {\n${rows.join('\n')}\n};\n`;
}

/** Features whose styles belong to what comes with the offers. */
function besideOffersSource(root: string): string {
  const names = featuresIn(root).filter((name) =>
    ['results.tsx', 'panels.tsx'].some((file) => existsSync(join(root, FEATURES, name, file))),
  );
  return `export const BESIDE_OFFERS: readonly string[] = ${JSON.stringify(names)};\n`;
}

/** Modules under src/generated that list the parts of features, by their names: one for each moment at which they are read. */
export const featureSources = (root: string): Record<string, string> => ({
  'islands.ts': islandsSource(root),
  'beside-offers.ts': besideOffersSource(root),
  ...Object.fromEntries(Object.entries(MOMENTS).map(([name, moment]) => [name, listSource(root, moment)])),
});
