import { expect, it } from 'vitest';
import type { Content } from '#site/content.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt } from '../../support/content/rendered-pages.ts';

const verified: Content = {
  ...content,
  site: { ...content.site, verification: [{ name: 'google-site-verification', content: 'abc-123_DEF' }] },
};
const TAG = 'meta[name="google-site-verification"]';

it('the home page carries the tags by which search engines know that the site is ours, and no other page does', () => {
  expect(attributesOf(pageAt('/', verified), TAG, 'content')).toEqual(['abc-123_DEF']);
  expect(attributesOf(pageAt('/bancos', verified), TAG, 'content')).toEqual([]);
  expect(attributesOf(pageAt('/'), TAG, 'content')).toEqual([]);
});
