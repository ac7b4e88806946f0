import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskPath, shownFile } from '#scripts/config/read/folder.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** What a build or a development server needs of the project. */
const PARTS = [
  shownFile('config'),
  'schema',
  'src',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the whole project that a test may edit, build and serve. */
export type SiteTree = {
  root: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces the first appearance of a text, which must be there. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  remove: () => void;
};

/** Copies the project, with its packages. */
export function siteTree(): SiteTree {
  const root = mkdtempSync(join(tmpdir(), 'site-tree-'));
  for (const part of PARTS) cpSync(join(PROJECT, part), join(root, part), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'), 'junction');
  const read = (file: string): string => readFileSync(diskPath(root, file), 'utf8');
  const write = (file: string, text: string): void => writeFileSync(diskPath(root, file), text);
  return {
    root,
    read,
    write,
    edit: (file, from, to) => {
      const text = read(file);
      const edited = text.replace(from, () => to);
      if (edited === text) throw new Error(`${file} does not hold ${String(from)}`);
      write(file, edited);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Adds a lender to a tree by its two files, made from those of another one. */
export function addLender({ read, write }: SiteTree, id: string, name: string): void {
  const { lenders } = JSON.parse(read('config/tables/forced-order.json')) as { lenders: string[] };
  const [first] = lenders;
  const text = read(`config/lenders/${first}.json`);
  const model = JSON.parse(text) as { name: string };
  const lender = JSON.parse(text.replaceAll(model.name, name)) as Record<string, unknown>;
  const own = {
    id,
    name,
    color: '#7A1F5C',
    logo: `${id}.svg`,
    legalNames: [`${name.toUpperCase()} S.A.`],
    bcraCodes: [99_998],
    forcedSlug: `${id}-s-a`,
  };
  write(`config/lenders/${id}.json`, JSON.stringify({ ...lender, ...own }, null, 2));
  write(`config/logos/${id}.svg`, read(`config/logos/${first}.svg`));
}
