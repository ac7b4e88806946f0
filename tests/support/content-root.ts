import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder, diskPath } from '#scripts/config/read/folder.ts';
import { onTestFinished } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');

export type ContentRoot = {
  root: string;
  read: (file: string) => string;
  write: (file: string, data: string | Buffer) => void;
  /** Replaces the first appearance of a text, which must be there. */
  edit: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
};

/** A copy of the project's content and schemas that a test may spoil; gone when the test ends. */
export function contentRoot(): ContentRoot {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder(PROJECT), contentFolder(root), { recursive: true });
  cpSync(join(PROJECT, 'schema'), join(root, 'schema'), { recursive: true });
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const read = (file: string): string => readFileSync(diskPath(root, file), 'utf8');
  const write = (file: string, data: string | Buffer): void => writeFileSync(diskPath(root, file), data);
  return {
    root,
    read,
    write,
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: (file) => rmSync(diskPath(root, file)),
  };
}
