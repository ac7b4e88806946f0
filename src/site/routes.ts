import { type PageKind, type PageParams, routes } from '#generated/routes.ts';
import type { Content } from '#site/content.ts';

/** The address of each kind of page, as the router matches it. */
export const ROUTES = routes;

export type Page = { path: string; kind: PageKind };

/** The address of a page of a kind, with its parameters filled in; a misspelt parameter does not compile. */
export const pathTo = <Kind extends PageKind>(kind: Kind, params: PageParams<Kind>): string =>
  ROUTES[kind].replaceAll(/:(\w+)/g, (_, name: string) => params[name as keyof PageParams<Kind>]);

export const lenderPath = (id: string): string => pathTo('lender', { lenderId: id });
export const bankDetailPath = (slug: string): string => pathTo('bankDetail', { bankSlug: slug });

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

/** Every page the content makes, in the order of the site map. */
export const pagesOf = ({ lenders, bankDetails }: Pick<Content, 'lenders' | 'bankDetails'>): Page[] => [
  ...COMMON_PAGES,
  ...lenders.filter(({ page }) => page).map(({ id }) => ({ path: lenderPath(id), kind: 'lender' as const })),
  ...bankDetails.map(({ slug }) => ({ path: bankDetailPath(slug), kind: 'bankDetail' as const })),
];

export const pagePaths = (content: Pick<Content, 'lenders' | 'bankDetails'>): string[] =>
  pagesOf(content).map(({ path }) => path);

/** Pages that answer 404: any unknown address, and an unknown bank. */
export const NOT_FOUND = { any: '/404', bank: bankDetailPath('404') } as const;
