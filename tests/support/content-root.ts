import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A copy of the project's config, schemas and exceptions that a test may spoil; gone when the test ends. */
export function contentRoot(): ContentRoot {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of ['config', 'schema', 'scripts/config/rules/exceptions.json']) {
    cpSync(join(PROJECT, part), join(root, part), { recursive: true });
  }
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, data: string | Buffer): void => writeFileSync(join(root, file), data);
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
    remove: (file) => rmSync(join(root, file)),
  };
}
