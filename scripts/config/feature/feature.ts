import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentKinds, folderOf, isList, type Kind, partsOf } from '#scripts/config/codegen/content-kinds.ts';
import { FEATURES } from '#scripts/config/codegen/features.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { camelCase } from '#scripts/config/read/wording.ts';

/** What stands and falls with a feature. */
export type Feature = {
  name: string;
  /** Files and folders from the project's root: its code, its tests, its schemas, its content. */
  paths: string[];
  /** Parts of the content that are its own. */
  parts: string[];
  /** Kinds of its pages. */
  kinds: string[];
  /** Addresses of its pages. */
  addresses: string[];
};

/** Files of a folder of the content, without their ending. */
const namesIn = (root: string, folder: string): string[] =>
  existsSync(diskPath(root, folder))
    ? readdirSync(diskPath(root, folder)).map((file) => basename(file, '.json'))
    : [];

/** The addresses of the pages of a kind: of a folder, those of its files. */
function addressesOf(root: string, kind: Kind): string[] {
  const patterns = Object.values(kind.block.pages ?? {}).map(({ path }) => path);
  if (!isList(kind)) return patterns;
  const names = partsOf(kind).flatMap(([, path]) => namesIn(root, folderOf(path)));
  return patterns.flatMap((pattern) => names.map((name) => pattern.replace(/:\w+/, name)));
}

/**
 * Reads what belongs to a feature: what is in its folder, the schemas that name a page of it or itself with what they
 * describe, and the files of words that bear its name, alone or before a hyphen.
 */
export function readFeature(root: string, name: string): Feature {
  const own = readdirSync(join(root, FEATURES, name), { recursive: true, encoding: 'utf8' });
  const modules = new Set(own.map((file) => basename(file, '.tsx')));
  const kinds = contentKinds(root).filter(
    ({ block: { feature, pages = {} } }) =>
      feature === name || Object.values(pages).some(({ page }) => modules.has(page)),
  );
  const words = namesIn(root, 'config/words').filter((file) => file === name || file.startsWith(`${name}-`));
  const parts = kinds.flatMap(partsOf);
  const contents = [
    ...parts.map(([, path]) => folderOf(path)),
    ...words.map((file) => `config/words/${file}.json`),
  ];
  const paths = [
    `${FEATURES}/${name}`,
    `tests/features/${name}`,
    ...kinds.map(({ kind }) => `schema/${kind}.schema.json`),
    ...contents.flatMap((file) => [file, file.replace(/^config/, 'tests/fixtures/site')]),
  ];
  return {
    name,
    paths: paths.filter((path) => existsSync(join(root, path))),
    parts: [...parts.map(([part]) => part), ...words.map(camelCase)],
    kinds: kinds.flatMap(({ block }) => Object.keys(block.pages ?? {})),
    addresses: kinds.flatMap((kind) => addressesOf(root, kind)),
  };
}
