import { expect, it } from 'vitest';
import { COMMON_PATHS, pagesOf } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';

it('makes one page per fixed address, lender with a page, bank detail and page of text, each at its own address', () => {
  const pages = pagesOf(content);
  const count = (name: string) => pages.filter(({ kind }) => kind === name).length;
  const lenders = content.lenders.filter(({ page }) => page).length;
  const sheets = content.bankDetails.length;
  const landings = content.landings.length;
  const articles = content.articles.length;
  const counts = ['lender', 'bankDetail', 'landing', 'article'].map(count);
  expect(counts).toEqual([lenders, sheets, landings, articles]);
  expect(pages).toHaveLength(COMMON_PATHS.length + lenders + sheets + landings + articles);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

it('has its fixed pages without any lender', () => {
  expect(
    pagesOf({ lenders: [], bankDetails: [], landings: [], articles: [] }).map(({ path }) => path),
  ).toEqual(COMMON_PATHS);
});
