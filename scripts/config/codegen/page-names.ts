import { pageFolders } from '#generated/routes.ts';
import type { Content } from '#scripts/config/read/content.ts';
import { pagesOf } from '#site/routes.ts';

/** Returns the source of a type with the names of the pages that each folder makes, by kind of page. */
export function pageNamesSource(content: Content): string {
  const pages = pagesOf(content);
  const members = Object.keys(pageFolders).map((kind) => {
    const names = pages
      .filter((page) => page.kind === kind)
      .map(({ path }) => JSON.stringify(path.slice(path.lastIndexOf('/') + 1)));
    return `  ${kind}: ${names.join(' | ') || 'never'};\n`;
  });
  return `/** The names of the pages that each folder makes, by kind of page. */
export type PageNames = {
${members.join('')}};
`;
}
