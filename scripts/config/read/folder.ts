import { dirname, join, relative, resolve } from 'node:path';

/** The prefix of content files' names, wherever their folder is: `config/site.json`. */
const NAMED = /^config(?=\/|$)/;

/** Folder of the content, from the project's root: the setting CONFIG. */
const setting = (): string => process.env['CONFIG'] || 'config';

/** Folder of the content of the project under `root`. */
export const contentFolder = (root: string, folder = setting()): string => resolve(root, folder);

/** Where a file of the project is on disk; one named `config/…` is in the content's folder. */
export const diskPath = (root: string, file: string): string => resolve(root, shownFile(file));

/** A file as a reader finds it in the project: `config/…` by the name of the content's folder. */
export const shownFile = (file: string): string => file.replace(NAMED, setting);

/** Returns the name of a path on disk: `config/…` in the content's folder, else its path from `root`. */
export function fileAt(root: string, path: string): string {
  const inside = relative(contentFolder(root), path).replaceAll('\\', '/');
  return inside.startsWith('..') ? relative(root, path).replaceAll('\\', '/') : `config/${inside}`;
}

/** The only way to a schema that the schemas take: up, and into their folder. */
const UP_TO_SCHEMA = /^(?:\.\.\/)+schema\//;

/**
 * Returns a content file's `$schema`: the path to it; from a folder outside the project, the path that there would
 * be inside.
 */
export function schemaReference(file: string, kind: string): string {
  const name = join('schema', `${kind}.schema.json`);
  const way = relative(dirname(diskPath('.', file)), name).replaceAll('\\', '/');
  return UP_TO_SCHEMA.test(way) ? way : relative(dirname(file), name).replaceAll('\\', '/');
}

/** Folder for what is generated from this content alone; each content has its own. */
export const contentOutput = (folder = setting()): string => folder.replaceAll(/\W+/g, '-');
