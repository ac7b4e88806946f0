import { ROOT } from './files.ts';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentFolder, diskPath } from '#scripts/config/read/folder.ts';
import { onTestFinished } from 'vitest';

/** Files of the content that a test may read and change. */
type EditableFiles = {
  root: string;
  read: (file: string) => string;
  write: (file: string, data: string | Buffer) => void;
  /** Replaces the first appearance of a text, which must be there. */
  edit: (file: string, from: string | RegExp, to: string) => void;
};

export type ContentRoot = EditableFiles & { remove: (file: string) => void };

/** The files under `root`, by the paths they have in a project. */
export function editableFiles(root: string): EditableFiles {
  const read = (file: string): string => readFileSync(diskPath(root, file), 'utf8');
  const write = (file: string, data: string | Buffer): void => {
    mkdirSync(dirname(diskPath(root, file)), { recursive: true });
    writeFileSync(diskPath(root, file), data);
  };
  const edit = (file: string, from: string | RegExp, to: string): void => {
    let isThere = false;
    const edited = read(file).replace(from, () => {
      isThere = true;
      return to;
    });
    if (!isThere) throw new Error(`${file} does not hold ${String(from)}`);
    write(file, edited);
  };
  return { root, read, write, edit };
}

/** A copy of the project's content and schemas that a test may spoil; gone when the test ends. */
export function contentRoot(): ContentRoot {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder(ROOT), contentFolder(root), { recursive: true });
  cpSync(join(ROOT, 'schema'), join(root, 'schema'), { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return { ...editableFiles(root), remove: (file) => rmSync(diskPath(root, file)) };
}
