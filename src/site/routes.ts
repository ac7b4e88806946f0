import { pageFolders, type PageKind, type PageParams, routes } from '#generated/routes.ts';
import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';

/** The address of each kind of page, as the router matches it. */
export const ROUTES = routes;

export type Page = { path: string; kind: PageKind };

/** The address of a page of a kind, with its parameters filled in. A misspelt parameter does not compile. */
export const pathTo = <Kind extends PageKind>(kind: Kind, params: PageParams<Kind>): string => {
  const values: Readonly<Record<string, unknown>> = params;
  return ROUTES[kind].replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]));
};

export const lenderPath = (id: string): string => pathTo('lender', { id });
export const bankDetailPath = (slug: string): string => pathTo('bankDetail', { slug });

const PREFIX = 'banco-';

/** Returns the addresses that people try for a lender: its former ids, and its id with or without 'banco-'. */
export function lenderAliases({ id, formerIds }: Lender): string[] {
  const other = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : PREFIX + id;
  return [...(formerIds ?? []), other].map(lenderPath);
}

/** Where a lender's loan is simulated: on its own page or, when it has none, on the general one. */
export const simulatorPath = ({ id, page }: { id: string; page?: unknown }): string =>
  page ? lenderPath(id) : ROUTES.simulation;

const COMMON_PAGES: readonly Page[] = (Object.entries(ROUTES) as [PageKind, string][])
  .filter(([, pattern]) => !pattern.includes(':'))
  .map(([kind, path]) => ({ path, kind }));

/** Paths of the pages that do not come from a list. */
export const COMMON_PATHS: readonly string[] = COMMON_PAGES.map(({ path }) => path);

/** First part of the paths of bank details. */
export const BANK_DETAIL_FOLDER = bankDetailPath('').replaceAll('/', '');

type FolderKind = keyof typeof pageFolders;

export const FOLDER_KINDS = Object.keys(pageFolders) as readonly FolderKind[];

/** The address of a page that a folder makes, by its file's name. */
export const pathOfNamed = (kind: FolderKind, name: string): string =>
  pathTo(kind, { [pageFolders[kind].key]: name } as PageParams<FolderKind>);

/** Parts of the content whose files make pages of their own. */
export type PagedContent = Pick<Content, (typeof pageFolders)[FolderKind]['part']>;

/** Names of those parts. */
export const PAGED_PARTS = Object.values(pageFolders).map(({ part }) => part);

/** The pages of a kind that a folder makes: each parameter of the address is a field of the file. */
function folderPages(kind: FolderKind, content: PagedContent): Page[] {
  const { part, when }: { part: keyof PagedContent; when?: string } = pageFolders[kind];
  return content[part]
    .map((file): Record<string, unknown> => ({ ...file }))
    .filter((fields) => when === undefined || fields[when] !== undefined)
    .map((fields) => ({ path: pathTo(kind, fields as PageParams<FolderKind>), kind }));
}

/** Every page the content makes, in the order of the site map. */
export const pagesOf = (content: PagedContent): Page[] => [
  ...COMMON_PAGES,
  ...FOLDER_KINDS.flatMap((kind) => folderPages(kind, content)),
];

export const pagePaths = (content: PagedContent): string[] => pagesOf(content).map(({ path }) => path);

/** Pages that answer 404: any unknown address, and an unknown bank. */
export const NOT_FOUND = { any: '/404', bank: bankDetailPath('404') } as const;
