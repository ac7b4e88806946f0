import { expect, it } from 'vitest';
import { COMMON_PATHS, pagesOf } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';

it('makes one page per fixed address, lender with a page and bank detail, each at its own address', () => {
  const pages = pagesOf(content);
  const count = (name: string) => pages.filter(({ kind }) => kind === name).length;
  const lenders = content.lenders.filter(({ page }) => page).length;
  const sheets = content.bankDetails.length;
  const landings = content.landings.length;
  expect([count('lender'), count('bankDetail'), count('landing')]).toEqual([lenders, sheets, landings]);
  expect(pages).toHaveLength(COMMON_PATHS.length + lenders + sheets + landings);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

it('has its fixed pages without any lender', () => {
  expect(pagesOf({ lenders: [], bankDetails: [], landings: [] }).map(({ path }) => path)).toEqual(
    COMMON_PATHS,
  );
});
