import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes so that nobody ever reads half a file, even when two runs write the same one. */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, data);
  renameSync(draft, file);
}

/** Writes the files under a folder that are not so already, and names them. One that stays the same keeps its time, so nothing rebuilds. */
export const writeChanged = (folder: string, files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files).flatMap(([name, text]) => {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    writeWhole(file, text);
    return [name];
  });
