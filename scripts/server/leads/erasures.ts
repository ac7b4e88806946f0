import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Removal } from '#scripts/server/leads/lead-store.ts';

/**
 * The list of erasures that lies beside backups, so that none of them brings back who was erased after it, nor forgets
 * who asked since not to be contacted.
 */
export const ERASURES = 'erasures.txt';

const LINE = /^(\S+Z) {2}(erase|block|salt) {2}([\da-f-]{36})$/;
const KINDS: readonly string[] = ['erase', 'block', 'salt'];

/** A removal as a line. */
export const removalLine = ({ at, kind, id }: Removal): string => `${at}  ${kind}  ${id}`;

/** The erasures in the list of a folder; null when there is no list. */
export function listedErasures(folder: string): Removal[] | null {
  const path = join(folder, ERASURES);
  if (!existsSync(path)) return null;
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, at, kind, id] = LINE.exec(line.trim()) ?? [];
      return at !== undefined && kind !== undefined && id !== undefined ? { at, kind, id } : [];
    });
}

/** Adds the erasures to the list of a folder that are not in it yet. Does nothing where there is no such folder. */
export function listErasures(folder: string, removals: readonly Removal[]): void {
  if (!existsSync(folder)) return;
  const listed = new Set(listedErasures(folder)?.map(({ id }) => id));
  const missing = removals.filter(({ kind, id }) => KINDS.includes(kind) && !listed.has(id));
  const file = openSync(join(folder, ERASURES), 'a', 0o600);
  try {
    if (missing.length > 0) writeSync(file, missing.map((one) => `${removalLine(one)}\n`).join(''));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
