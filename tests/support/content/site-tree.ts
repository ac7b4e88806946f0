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
