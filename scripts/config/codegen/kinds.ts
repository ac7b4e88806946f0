import { join } from 'node:path';
import {
  contentKinds,
  folderOf,
  isList,
  type Kind,
  type PageBlock,
  partsOf,
} from '#scripts/config/codegen/content-kinds.ts';
import { featureSources, modulesNamed } from '#scripts/config/codegen/features.ts';
import { gapsSource, wordFiles, wordsSource } from '#scripts/config/codegen/word-types.ts';
import { writeChanged } from '#scripts/config/read/write-whole.ts';

/** The kind of the files of words, each of which is a part of its own or belongs to one. */
const WORDS = 'words';

/** Members of the content: parts that a schema describes, with their words, and parts that are words alone. */
function membersOf(
  kinds: readonly Kind[],
  words: ReturnType<typeof wordFiles>,
): [part: string, type: string][] {
  const described = kinds
    .filter(({ kind }) => kind !== WORDS)
    .flatMap((one) =>
      partsOf(one).map(([part]): [string, string] => {
        const own = words.find((file) => file.part === part);
        return [part, `types.${one.title}${isList(one) ? '[]' : ''}${own ? ` & words.${own.title}` : ''}`];
      }),
    );
  const known = new Set(described.map(([part]) => part));
  const alone = words.filter(({ part }) => !known.has(part));
  return [...described, ...alone.map(({ part, title }): [string, string] => [part, `words.${title}`])];
}

/** Parts whose texts scripts in the browser draw: those that say so, and all words. */
const scriptPartsOf = (kinds: readonly Kind[], words: ReturnType<typeof wordFiles>): string[] => [
  ...new Set([
    ...kinds.filter(({ block }) => block.inScripts).flatMap((one) => partsOf(one).map(([part]) => part)),
    ...words.map(({ part }) => part),
  ]),
];

function kindsSource(kinds: readonly Kind[], words: ReturnType<typeof wordFiles>): string {
  const slots = kinds.flatMap((one) =>
    partsOf(one).map(([part, path]) => {
      const { pages = {}, preview, ...block } = one.block;
      const { titleFrom, group } = block;
      const page = pages[part] ?? (isList(one) ? undefined : Object.values(pages)[0]);
      const shown = preview ?? (page && { path: page.path });
      const slot = {
        ...(one.kind !== WORDS && { part }),
        kind: one.kind,
        titleFrom,
        group,
        preview: shown,
      };
      return [isList(one), folderOf(path), slot] as const;
    }),
  );
  const table = (wanted: boolean): string =>
    JSON.stringify(
      Object.fromEntries(slots.filter(([list]) => list === wanted).map(([, path, slot]) => [path, slot])),
      null,
      2,
    );
  const groups = [...new Set(kinds.flatMap(({ block }) => block.group ?? []))].toSorted();
  const members = membersOf(kinds, words).map(([part, type]) => `  ${part}: ${type};`);
  const scriptParts = scriptPartsOf(kinds, words).map((part) => `'${part}'`);
  const inServer = kinds.filter(({ block }) => block.inServer).flatMap(partsOf);
  const lists = slots.flatMap(([list, , { part }]) => (list && part ? [`'${part}'`] : []));
  return `import type * as types from './types.ts';
import type * as words from './words.ts';

/** Everything under \`config/\`, one part for each file or folder. */
export type ContentParts = {
${members.join('\n')}
};

/** Parts with one element for each file of a folder. */
export type ListPart = ${lists.join(' | ')};

export const LIST_PARTS: readonly ListPart[] = [${lists.join(', ')}];

/** Parts whose texts scripts in the browser draw. */
export type ScriptParts = Pick<ContentParts, ${scriptParts.join(' | ')}>;

export const SCRIPT_PARTS: readonly (keyof ScriptParts)[] = [${scriptParts.join(', ')}];

/** Parts that the server answers from. */
export const SERVER_PARTS = [${inServer.map(([part]) => `'${part}'`).join(', ')}] as const;

/** Files that stand alone, by path. */
export const singles = ${table(false)} as const;

/** Folders with one file for each element of a list. */
export const folders = ${table(true)} as const;

/** Headings of the editor's list of files. */
export const groups = ${JSON.stringify(groups)} as const;
`;
}

/** Types of the parts that scripts import; the build's settings say which content `#generated/content/…` is. */
const scriptPartTypes = (kinds: readonly Kind[], words: ReturnType<typeof wordFiles>): string =>
  scriptPartsOf(kinds, words)
    .map(
      (part) => `declare module '#generated/content/${part}.json' {
  const ${part}: import('./kinds.ts').ContentParts['${part}'];
  export default ${part};
}
`,
    )
    .join('\n');

/** Pages of every kind: fixed addresses before those with a parameter, which match them too; then by address. */
function pageBlocks(kinds: readonly Kind[]): (PageBlock & { kind: string; source: Kind })[] {
  const rank = ({ path }: PageBlock): string => (path.includes(':') ? '1' : '0') + path;
  return kinds
    .flatMap((source) =>
      Object.entries(source.block.pages ?? {}).map(([kind, page]) => ({ kind, ...page, source })),
    )
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

function routesSource(kinds: readonly Kind[]): string {
  const pages = pageBlocks(kinds);
  const routes = pages.map(({ kind, path }) => [kind, path]);
  const folders = pages
    .filter(({ source }) => isList(source))
    .map(({ kind, path, when, source }) => {
      const [[part, files]] = partsOf(source) as [[string, string]];
      return [kind, { part, folder: folderOf(files), key: /:(\w+)/.exec(path)?.[1], when }];
    });
  const files = pages
    .filter(({ source }) => !isList(source))
    .map(({ kind, source }) => {
      const own = partsOf(source);
      return [kind, folderOf((own.find(([part]) => part === kind) ?? own[0])?.[1] ?? '')];
    });
  return `/** The address of each kind of page, as the router matches it. */
export const routes = ${JSON.stringify(Object.fromEntries(routes), null, 2)} as const;

export type PageKind = keyof typeof routes;

type Names<Pattern extends string> = Pattern extends \`\${string}:\${infer Name}/\${infer Rest}\`
  ? Name | Names<\`/\${Rest}\`>
  : Pattern extends \`\${string}:\${infer Name}\`
    ? Name
    : never;

/** Parameters in the address of a kind of page. */
export type PageParams<Kind extends PageKind> = Record<Names<(typeof routes)[Kind]>, string>;

/** The file that each page with an address of its own is made of. */
export const pageFiles = ${JSON.stringify(Object.fromEntries(files), null, 2)} as const;

/** Kinds of page that a folder makes, one for each of its files that has the field \`when\`; \`key\` is the file's name. */
export const pageFolders = ${JSON.stringify(Object.fromEntries(folders), null, 2)} as const;
`;
}

/** The component of each kind of page. A kind whose module is not there, or exports something else, does not compile. */
function screensSource(root: string, kinds: readonly Kind[]): string {
  const pages = pageBlocks(kinds);
  const pathOf = modulesNamed(root, /(?<=Page)\.tsx$/);
  const modules = [...new Set(pages.map(({ page }) => page))].toSorted();
  const imports = modules.map(
    (page) => `import * as ${page} from '${pathOf.get(page) ?? `#pages/${page}.tsx`}';`,
  );
  const entries = pages.map(({ kind, page }) => `  ${kind}: { Page: ${page}.${page}, head: ${page}.head },`);
  return `import type { Screens } from '#site/screen.ts';
${imports.join('\n')}

/** Component and head of each kind of page. */
export const screens: Screens = {
${entries.join('\n')}
};
`;
}

/** The tools that have a card, in their order. */
function cardsSource(kinds: readonly Kind[]): string {
  const cards = kinds
    .flatMap((one) => {
      const { card, pages = {} } = one.block;
      const [kind] = Object.keys(pages);
      const [[part]] = partsOf(one) as [[string, string]];
      return card ? [{ part, kind, ...card }] : [];
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ part, kind, icon }) => ({ part, kind, icon }));
  return `/** The kinds of page that are named among the tools: their part of the content, and their drawing. */
export const cards = ${JSON.stringify(cards, null, 2)} as const;
`;
}

/** What `generateKinds` writes under src/generated. */
function kindSources(root: string, kinds: readonly Kind[]): Record<string, string> {
  const words = wordFiles(root);
  return {
    'kinds.ts': kindsSource(kinds, words),
    'routes.ts': routesSource(kinds),
    'screens.ts': screensSource(root, kinds),
    'cards.ts': cardsSource(kinds),
    'words.ts': wordsSource(root),
    'gaps.ts': gapsSource(root),
    'content.d.ts': scriptPartTypes(kinds, words),
    ...featureSources(root),
  };
}

/** Names of the files that `generateKinds` writes under src/generated. */
export const kindFiles = (root: string): string[] => Object.keys(kindSources(root, contentKinds(root)));

/**
 * Writes the kinds of content, their routes and screens from the schemas' `x-content` blocks, and the lists of features
 * from their folders, and returns what changed. Of the content it reads the keys of the words alone, because the reader of
 * the content imports what this writes.
 */
export const generateKinds = (root: string): string[] =>
  writeChanged(join(root, 'src/generated'), kindSources(root, contentKinds(root))).map(
    (name) => `src/generated/${name}`,
  );
