import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from '#scripts/build/site/compress.ts';

const SCRIPT = /<script\b[^]*?<\/script>/g;

/** Copies a built site and takes every script, data included, out of its pages: what no script at all would cost. */
export async function withoutScripts(dist: string, folder: string): Promise<string> {
  await cp(dist, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(SCRIPT, ''));
  }
  await compressFiles(folder);
  return folder;
}
