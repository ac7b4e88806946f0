import type { Content } from '#site/content.ts';
import { pageDefinitions } from '#scripts/config/codegen/routes.ts';

/** Pages that answer 404: any unknown address, and an unknown bank. */
export const NOT_FOUND_PATHS = ['/404', '/banco/404'];

/** Paths of every page, in the order of the site map. */
export const pagePaths = (content: Content): string[] => pageDefinitions(content).map(({ path }) => path);

/** File of a page, so that any static host serves it without a redirect: `/galicia` is `galicia.html`. */
export const fileOfPage = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
