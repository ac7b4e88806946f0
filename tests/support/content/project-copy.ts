import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shownFile } from '#scripts/config/read/folder.ts';

/** Files of the project that a build or a development server needs. */
const PARTS = [
  // What the code reads of words stands in the project's own content, whatever content is shown.
  'config',
  shownFile('config'),
  'schema',
  'src',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * A copy of the project as after a fresh clone: the same packages, but nothing
 * generated and nothing cached, so that what is measured in it neither profits from nor disturbs this project's caches.
 */
export function projectCopy(project: string): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'bench-project-'));
  for (const part of PARTS) cpSync(join(project, part), join(root, part), { recursive: true });
  rmSync(join(root, 'src/generated'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    // Caches and lists of the package manager begin with a dot; of those only the commands are packages.
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
