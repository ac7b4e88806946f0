import type { Content } from '#site/content.ts';

export type PageName =
  | 'home'
  | 'simulation'
  | 'lender'
  | 'directory'
  | 'contact'
  | 'information'
  | 'terms'
  | 'privacy'
  | 'bank-detail';

/** A page of the site. `id` is the lender's or the bank detail's; '' for pages there is one of. */
export type PageDefinition = { path: string; page: PageName; id: string };

const FIXED_PAGES: readonly PageDefinition[] = [
  { path: '/', page: 'home', id: '' },
  { path: '/simular', page: 'simulation', id: '' },
  { path: '/bancos', page: 'directory', id: '' },
  { path: '/contacto', page: 'contact', id: '' },
  { path: '/informacion', page: 'information', id: '' },
  { path: '/terminos', page: 'terms', id: '' },
  { path: '/privacidad', page: 'privacy', id: '' },
];

/** Paths of the pages that do not come from a list. */
export const FIXED_PATHS: readonly string[] = FIXED_PAGES.map(({ path }) => path);

/** Every page the content makes, in the order of the site map. */
export function pageDefinitions({
  lenders,
  bankDetails,
}: Pick<Content, 'lenders' | 'bankDetails'>): PageDefinition[] {
  return [
    ...FIXED_PAGES,
    ...lenders.filter(({ page }) => page).map(({ id }) => ({ path: `/${id}`, page: 'lender' as const, id })),
    ...bankDetails.map(({ slug }) => ({ path: `/banco/${slug}`, page: 'bank-detail' as const, id: slug })),
  ];
}

const union = (values: Iterable<string>): string =>
  [...new Set(values)].map((value) => `\n  | '${value}'`).join('');

/** Routes as types and data. Paths and ids are slugs, so they need no quoting of their own. */
export function routesSource(content: Pick<Content, 'lenders' | 'bankDetails'>): string {
  const pages = pageDefinitions(content);
  const ids = pages.filter(({ page }) => page === 'lender').map(({ id }) => id);
  const rows = pages.map(({ path, page, id }) => `  { path: '${path}', page: '${page}', id: '${id}' },`);
  return `/** Path of every page. */
export type RoutePath =${union(pages.map(({ path }) => path))};

/** Lenders with a landing page. */
export type LandingLenderId =${ids.length > 0 ? union(ids) : ' never'};

export type PageName =${union(pages.map(({ page }) => page))};

export type PageDefinition = { path: RoutePath; page: PageName; id: string };

export const pages: readonly PageDefinition[] = [
${rows.join('\n')}
];

export const routes: readonly RoutePath[] = pages.map(({ path }) => path);
`;
}
