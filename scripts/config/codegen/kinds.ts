import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#scripts/config/read/cache.ts';

/** The `x-content` block of a schema: where the files of a kind are, and the pages they make. */
type Block = {
  /** Paths under config/, one part of the content each, or one pattern `folder/*.json` for a list. */
  files: string[] | string;
  /** Name of the part in `Content`, when it is not the file's own name. */
  part?: string;
  /** Most bytes that a file of the kind may have. */
  maxBytes?: number;
  /** Pointer to the text that names one file among several of its kind. */
  titleFrom?: string;
  /** Heading under which the editor lists the files; without one they are not edited there. */
  group?: string;
  /** Address and page state in which the editor shows a file, when its own page does not show it. */
  preview?: { path: string; state?: string };
  /** Kinds of page that the files make, and the address of each as the router matches it. */
  pages?: Record<string, string>;
};

type Kind = { kind: string; title: string; block: Block };

const SUFFIX = '.schema.json';
const ORDINARY_BYTES = 131_072;

/** 'tables/display-names.json' → 'displayNames', 'bank-details/*.json' → 'bankDetails'. */
function partOf(path: string): string {
  const bare = path.replace(/\/\*\.json$|\.json$/, '');
  return bare
    .slice(bare.lastIndexOf('/') + 1)
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The kinds of content that the schemas under `root` declare, by name. Schemas without a block describe no file. */
function declaredKinds(root: string): Kind[] {
  const folder = join(root, 'schema');
  return readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .toSorted()
    .flatMap((name) => {
      const { title, 'x-content': block } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        title: string;
        'x-content'?: Block;
      };
      return block ? [{ kind: name.slice(0, -SUFFIX.length), title, block }] : [];
    });
}

const isList = ({ block }: Kind): boolean => typeof block.files === 'string';

const partsOf = ({ block }: Kind): [part: string, path: string][] =>
  [block.files].flat().map((path) => [block.part ?? partOf(path), path]);

function kindsSource(kinds: readonly Kind[]): string {
  const slots = kinds.flatMap((one) =>
    partsOf(one).map(([part, path]) => {
      const { maxBytes: mostBytes = ORDINARY_BYTES, titleFrom, group, preview, pages = {} } = one.block;
      const page = pages[part] ?? (isList(one) ? undefined : Object.values(pages)[0]);
      const shown = preview ?? (page && { path: page });
      const slot = { part, kind: one.kind, mostBytes, titleFrom, group, preview: shown };
      return [isList(one), `config/${path.replace(/\/\*\.json$/, '')}`, slot] as const;
    }),
  );
  const table = (wanted: boolean): string =>
    JSON.stringify(
      Object.fromEntries(slots.filter(([list]) => list === wanted).map(([, path, slot]) => [path, slot])),
      null,
      2,
    );
  const groups = [...new Set(kinds.flatMap(({ block }) => block.group ?? []))].toSorted();
  const members = kinds.flatMap((one) =>
    partsOf(one).map(([part]) => `  ${part}: types.${one.title}${isList(one) ? '[]' : ''};`),
  );
  const lists = slots.filter(([list]) => list).map(([, , { part }]) => `'${part}'`);
  return `import type * as types from './types.ts';

/** Everything under \`config/\`, one part for each file or folder. */
export type ContentParts = {
${members.join('\n')}
};

/** Parts with one element for each file of a folder. */
export type ListPart = ${lists.join(' | ')};

export const LIST_PARTS: readonly ListPart[] = [${lists.join(', ')}];

/** Files that stand alone, by path. */
export const singles = ${table(false)} as const;

/** Folders with one file for each element of a list. */
export const folders = ${table(true)} as const;

/** Headings of the editor's list of files. */
export const groups = ${JSON.stringify(groups)} as const;
`;
}

/** Fixed addresses before those with a parameter, which would take them in; by address among themselves. */
function routesSource(kinds: readonly Kind[]): string {
  const routes = kinds.flatMap(({ block }) => Object.entries(block.pages ?? {}));
  const rank = ([, path]: [string, string]): string => (path.includes(':') ? '1' : '0') + path;
  const sorted = routes.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return `/** The address of each kind of page, as the router matches it. */
export const routes = ${JSON.stringify(Object.fromEntries(sorted), null, 2)} as const;

export type PageKind = keyof typeof routes;

type Names<Pattern extends string> = Pattern extends \`\${string}:\${infer Name}/\${infer Rest}\`
  ? Name | Names<\`/\${Rest}\`>
  : Pattern extends \`\${string}:\${infer Name}\`
    ? Name
    : never;

/** Parameters in the address of a kind of page. */
export type PageParams<Kind extends PageKind> = Record<Names<(typeof routes)[Kind]>, string>;
`;
}

/**
 * Writes `kinds.ts` and `routes.ts` under src/generated from the schemas' \`x-content\` blocks, and returns what changed.
 * It reads no content, because the reader of the content imports what this writes.
 */
export function generateKinds(root: string): string[] {
  const kinds = declaredKinds(root);
  const sources = { 'kinds.ts': kindsSource(kinds), 'routes.ts': routesSource(kinds) };
  return Object.entries(sources).flatMap(([name, source]) => {
    const file = join(root, 'src/generated', name);
    if (existsSync(file) && readFileSync(file, 'utf8') === source) return [];
    writeWhole(file, source);
    return [`src/generated/${name}`];
  });
}
