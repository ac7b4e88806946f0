import { expect, it } from 'vitest';
import { pageFolders } from '#generated/routes.ts';
import { COMMON_PATHS, FOLDER_KINDS, PAGED_PARTS, type PagedContent, pagesOf } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';

it('the list of routes makes one page per fixed address, and per file of a folder that makes pages, each at its own address', () => {
  const pages = pagesOf(content);
  const made = FOLDER_KINDS.map((kind) => {
    const { part, when }: { part: keyof PagedContent; when?: string } = pageFolders[kind];
    const files = content[part].filter((file) => when === undefined || when in file).length;
    expect([kind, pages.filter((page) => page.kind === kind).length]).toEqual([kind, files]);
    return files;
  });
  expect(pages).toHaveLength(COMMON_PATHS.length + made.reduce((sum, count) => sum + count, 0));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

it('the list of routes has its fixed pages without any lender', () => {
  const empty = Object.fromEntries(PAGED_PARTS.map((part) => [part, []])) as unknown as PagedContent;
  expect(pagesOf(empty).map(({ path }) => path)).toEqual(COMMON_PATHS);
});
