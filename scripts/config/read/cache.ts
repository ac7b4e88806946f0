import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MODULES = join(import.meta.dirname, '../../../node_modules');

/** Where tools keep what they can make again; next to the tools, whatever root they are asked to check. */
export const CACHE = join(MODULES, '.cache/content');

/** Name for what is made from `sources` by packages: another version of one of them may make something else. */
export function cacheKey(sources: readonly string[], packages: readonly string[], modules = MODULES): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  for (const name of packages) {
    const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as {
      version: string;
    };
    hash.update(`${name} ${version}`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Writes so that nobody ever reads half a file, even when two runs write the same one. */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, data);
  renameSync(draft, file);
}
