import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where tools keep what they can make again; next to the tools, whatever root they are asked to check. */
export const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/content');

/** Writes so that nobody ever reads half a file, even when two runs write the same one. */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, data);
  renameSync(draft, file);
}
