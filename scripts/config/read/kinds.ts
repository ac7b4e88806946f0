import type { Content } from '#site/content.ts';

/** What a schema describes: the schema file is `schema/<kind>.schema.json`. */
type Kind = string;
export type Part = keyof Content;

type Slot = { part: Part; kind: Kind; mostBytes: number };

const KB = 1024;
const MB = 1024 * KB;
const ORDINARY = 128 * KB;
const TABLE = 8 * MB;

const single = (part: Part, kind: Kind, mostBytes = ORDINARY): Slot => ({ part, kind, mostBytes });

/** The brand, the navigation and the addresses of the site, which other files lean on. */
export const SITE_FILE = 'config/site.json';

/** Files that stand alone, by path. */
export const SINGLE_FILES: Readonly<Record<string, Slot>> = {
  [SITE_FILE]: single('site', 'site'),
  'config/simulator.json': single('simulator', 'simulator'),
  'config/personal.json': single('personal', 'personal'),
  'config/results.json': single('results', 'results'),
  'config/panels.json': single('panels', 'panels'),
  'config/kit.json': single('kit', 'kit'),
  'config/home.json': single('home', 'home'),
  'config/directory.json': single('directory', 'directory', TABLE),
  'config/information.json': single('information', 'information'),
  'config/contact.json': single('contact', 'contact'),
  'config/contract-review.json': single('contractReview', 'contract-review'),
  'config/verify.json': single('verify', 'verify'),
  'config/legal/terms.json': single('terms', 'legal'),
  'config/legal/privacy.json': single('privacy', 'legal'),
  'config/tables/exclusions.json': single('exclusions', 'exclusions', TABLE),
  'config/tables/display-names.json': single('displayNames', 'display-names', TABLE),
  'config/tables/products.json': single('productSorting', 'products', TABLE),
  'config/tables/entities.json': single('entities', 'entities', TABLE),
  'config/tables/forced-order.json': single('forcedOrder', 'forced-order', TABLE),
  'config/catalogue.json': single('catalogue', 'catalogue', 4 * TABLE),
};

/** Folders with one file per lender or page. */
export const FOLDERS = {
  'config/lenders': { part: 'lenders', kind: 'lender', mostBytes: ORDINARY },
  'config/bank-details': { part: 'bankDetails', kind: 'bank-detail', mostBytes: ORDINARY },
} as const satisfies Record<string, Slot>;

const FOLDER_SLOTS: Readonly<Record<string, Slot>> = FOLDERS;

/** What `file` (path from the root) is for, or undefined when nothing reads it. */
export function slotOf(file: string): Slot | undefined {
  return SINGLE_FILES[file] ?? FOLDER_SLOTS[file.slice(0, file.lastIndexOf('/'))];
}

/** Breaches of rules that are known and wanted; beside the content, but none of it. */
export const EXCEPTIONS_FILE = 'config/exceptions.json';

/** Folder of the logos, one for each lender. */
export const LOGO_FOLDER = 'config/logos';

/** 'config/lenders/galicia.json' → 'galicia'. */
export const idOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');

export const SCHEMA_SUFFIX = '.schema.json';

/** Kind that a `$schema` reference names, by its base name alone, so that any relative path will do. */
export function kindNamedBy(reference: unknown): string | undefined {
  const name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
  return name?.endsWith(SCHEMA_SUFFIX) ? name.slice(0, -SCHEMA_SUFFIX.length) : undefined;
}
