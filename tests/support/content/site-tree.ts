import { ROOT } from './files.ts';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARTS } from './project-copy.ts';
import { type EditableFiles, editableFiles } from './content-root.ts';

/** A copy of the whole project that a test may edit, build and serve. */
export type SiteTree = EditableFiles & { remove: () => void };

/** Copies the project, with its packages. */
export function siteTree(): SiteTree {
  const root = mkdtempSync(join(tmpdir(), 'site-tree-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return { ...editableFiles(root), remove: () => rmSync(root, { recursive: true, force: true }) };
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
    bcraCodes: [901],
    forcedSlug: `${id}-s-a`,
  };
  write(`config/lenders/${id}.json`, JSON.stringify({ ...lender, ...own }, null, 2));
  write(`config/logos/${id}.svg`, read(`config/logos/${first}.svg`));
}
