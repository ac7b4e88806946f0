import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskPath, shownFile } from '#scripts/config/read/folder.ts';
import type { Entities, Lender } from '#generated/types.ts';
import { syntheticLenders, withEntitiesOf } from './invented-content.ts';

/** Files of the project that a build or a development server needs. */
export const PARTS = [
  shownFile('config'),
  'schema',
  'src',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * A copy of the project with `lenders` lenders that have a page, as after a fresh clone: the same packages, but nothing
 * generated and nothing cached, so that what is measured in it neither profits from nor disturbs this project's caches.
 */
export function projectCopy(project: string, lenders: number): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'bench-project-'));
  for (const part of PARTS) cpSync(join(project, part), join(root, part), { recursive: true });
  rmSync(join(root, 'src/generated'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    // Caches and lists of the package manager begin with a dot; of those only the commands are packages.
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  }
  addLenders(root, lenders);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Brings a project's lenders with a page up to `count`, each with a file. */
function addLenders(root: string, count: number): void {
  const lenders = readdirSync(diskPath(root, 'config/lenders')).map(
    (name) => JSON.parse(readFileSync(diskPath(root, `config/lenders/${name}`), 'utf8')) as Lender,
  );
  const missing = Math.max(0, count - lenders.filter(({ page }) => page).length);
  const added = syntheticLenders(lenders, missing);
  if (added.length === 0) return;
  const table = diskPath(root, 'config/tables/entities.json');
  const known = withEntitiesOf(added, JSON.parse(readFileSync(table, 'utf8')) as Entities);
  writeFileSync(table, `${JSON.stringify(known, null, 2)}\n`);
  for (const lender of added) {
    writeFileSync(diskPath(root, `config/lenders/${lender.id}.json`), `${JSON.stringify(lender, null, 2)}\n`);
  }
}
