import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskPath } from '#scripts/config/read/folder.ts';

const FOLDER = 'src/features';

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

type Block = {
  files: string[] | string;
  part?: string;
  feature?: string;
  pages?: Record<string, { path: string; page: string }>;
};

/** Names of the features under `root`, in alphabetical order. */
export const featureNames = (root: string): string[] =>
  existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)).toSorted() : [];

/** 'tables/display-names.json' → 'displayNames'. */
const partOf = (path: string): string =>
  path
    .replace(/\/\*\.json$|\.json$/, '')
    .replace(/^.*\//, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The schemas that describe content, with their blocks. */
const blocksIn = (root: string): [kind: string, block: Block][] =>
  readdirSync(join(root, 'schema')).flatMap((file) => {
    const { 'x-content': block } = JSON.parse(readFileSync(join(root, 'schema', file), 'utf8')) as {
      'x-content'?: Block;
    };
    return block ? [[file.replace('.schema.json', ''), block] as [string, Block]] : [];
  });

/** Files of a folder of the content, without their ending. */
const namesIn = (root: string, folder: string): string[] =>
  existsSync(diskPath(root, folder))
    ? readdirSync(diskPath(root, folder)).map((file) => file.replace(/\.json$/, ''))
    : [];

/** The addresses of the pages of a kind: of a folder, those of its files. */
function addressesOf(root: string, { files, pages = {} }: Block): string[] {
  const patterns = Object.values(pages).map(({ path }) => path);
  if (typeof files !== 'string') return patterns;
  const names = namesIn(root, `config/${files.replace('/*.json', '')}`);
  return patterns.flatMap((pattern) => names.map((name) => pattern.replace(/:\w+/, name)));
}

/**
 * Reads what belongs to a feature: what is in its folder, the schemas that name a page of it or itself with what they
 * describe, and the files of words that bear its name, alone or before a hyphen.
 */
export function readFeature(root: string, name: string): Feature {
  const own = readdirSync(join(root, FOLDER, name), { recursive: true, encoding: 'utf8' });
  const modules = new Set(own.map((file) => file.replace(/^.*\//, '')));
  const kinds = blocksIn(root).filter(
    ([, { feature, pages = {} }]) =>
      feature === name || Object.values(pages).some(({ page }) => modules.has(`${page}.tsx`)),
  );
  const words = namesIn(root, 'config/words').filter((file) => file === name || file.startsWith(`${name}-`));
  const contents = kinds.flatMap(([, { files }]) =>
    [files].flat().map((file) => file.replace('/*.json', '')),
  );
  const paths = [
    `${FOLDER}/${name}`,
    `tests/features/${name}`,
    ...kinds.map(([kind]) => `schema/${kind}.schema.json`),
    ...[...contents, ...words.map((file) => `words/${file}.json`)].flatMap((file) => [
      `config/${file}`,
      `tests/fixtures/site/${file}`,
    ]),
  ];
  return {
    name,
    paths: paths.filter((path) => existsSync(join(root, path))),
    parts: [
      ...kinds.flatMap(([, { files, part }]) => [files].flat().map((file) => part ?? partOf(file))),
      ...words.map(partOf),
    ],
    kinds: kinds.flatMap(([, { pages = {} }]) => Object.keys(pages)),
    addresses: kinds.flatMap(([, block]) => addressesOf(root, block)),
  };
}
