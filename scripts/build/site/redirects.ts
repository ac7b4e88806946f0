import type { Content } from '#site/content.ts';
import { lenderPath, pagePaths } from '#site/routes.ts';

const PREFIX = 'banco-';

/** Addresses people try for a lender: its former ids, and its id with or without 'banco-'. */
function aliasesOf(id: string, formerIds: readonly string[]): string[] {
  const other = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : PREFIX + id;
  return [...formerIds, other].map(lenderPath);
}

/**
 * `_redirects` in the format of static hosts (from, to, status): old and nearly right addresses lead to the
 * lender's page.
 */
export function redirects(content: Content): [file: string, data: string][] {
  const taken = new Set(pagePaths(content));
  const lines: string[] = [];
  for (const { id, page, formerIds = [] } of content.lenders) {
    if (!page) continue;
    for (const alias of aliasesOf(id, formerIds)) {
      if (taken.has(alias)) continue;
      taken.add(alias);
      lines.push(`${alias} ${lenderPath(id)} 301`);
    }
  }
  return [['_redirects', lines.map((line) => `${line}\n`).join('')]];
}
