import { expect, it, test } from 'vitest';
import { sitemap } from '#scripts/build/site/text-files.ts';
import type { Content } from '#site/content.ts';
import { lenderPath, pagePaths } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, textOf, textsOf } from '../../support/content/rendered-pages.ts';

const [lender] = content.lenders.filter(({ page }) => page);
if (!lender) throw new Error('The content needs a lender with a page.');

const hiding: Content = {
  ...content,
  lenders: content.lenders.map((one) => (one.id === lender.id ? { ...one, hidden: true } : one)),
};
const path = lenderPath(lender.id);

it.each([
  [content, false],
  [hiding, true],
])('the page of a lender says so while it is hidden', (of, isHidden) => {
  const page = pageAt(path, of);
  const sentence = content.site.lenderPage.hidden.replace('{bank}', lender.name);
  expect(textOf(page).includes(sentence)).toBe(isHidden);
  expect(textOf(page).includes(lender.page?.tagline ?? '')).toBe(!isHidden);
  expect(attributesOf(page, 'meta[name="robots"]', 'content')).toEqual(isHidden ? ['noindex'] : []);
  expect(page.querySelectorAll('form')).toHaveLength(1);
  const cards = textsOf(pageAt('/bancos', of), '[data-lender] h3');
  expect(cards).toHaveLength(content.lenders.length - Number(isHidden));
  expect(cards.includes(lender.name)).toBe(!isHidden);
  expect(String(sitemap(of)[0]?.[1]).includes(`${path}<`)).toBe(!isHidden);
  expect(pagePaths(of)).toContain(path);
});

it('the directory does not count a lender whose page is hidden', () => {
  const [were, are] = [content, hiding].map((of) => Number(textsOf(pageAt('/bancos', of), 'main strong')[0]));
  expect(are).toBe(Number(were) - 1);
});

test('the site map has every page', () => {
  const map = String(sitemap(content)[0]?.[1]);
  const missing = pagePaths(content).filter(
    (path) => !map.includes(`<loc>${content.site.origin}${path}</loc>`),
  );
  expect(missing).toEqual([]);
});
