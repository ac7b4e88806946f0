import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../../..');

/** Text of a file of the project. */
export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Files under a folder of the project, each with its way from the root and its text. */
export const filesIn = (folder: string, ending: RegExp): { file: string; text: string }[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: textOf(file) }));
