import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { formatDate, formatPercent } from '#domain/format.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { EMBED_POLICY, embeddedTables } from '#scripts/build/site/embed.ts';
import { assertMarkup } from '#scripts/build/site-checks.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { content } from '../../../../support/content/content.ts';

const tables = embeddedTables(content);
const htmlOf = (id: string): string => new Map(tables).get(`embed/tabla/${id}.html`) ?? '';

it('there is a table for each lender with a page and declared loans, and for each audience', () => {
  const ids = tables.map(([file]) => file.replace(/^embed\/tabla\/|\.html$/g, ''));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id } of content.audiencePages) expect(ids).toContain(`prestamos-${id}`);
  const lenders = content.lenders.map(({ id }) => id);
  expect(ids.filter((id) => lenders.includes(id)).length).toBeGreaterThan(3);
});

it.each(tables)('%s takes at most 15 kB, and nothing that its policy would block', (file, html) => {
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(15_000);
  expect(() => assertMarkup(file, html)).not.toThrow();
  expect(html).not.toMatch(/<(?:script|img|iframe|form|link rel="stylesheet")/);
  const [, css = ''] = /<style>([^]*)<\/style>/.exec(html) ?? [];
  expect(EMBED_POLICY).toContain(createHash('sha256').update(css).digest('base64'));
  expect(html).toContain(formatDate(content.catalogue.asOf));
  expect(html).toMatch(new RegExp(`<a href="${content.site.origin}/[^"]+" target="_blank" rel="noopener">`));
});

it('an entity has its own loans, the cheapest first, each with its CFT and what it asks for', () => {
  const { products } = shownCatalogue(content);
  const lender = content.lenders.find(({ id }) => id === 'alerce');
  const own = products.find(({ entity }) => lender?.legalNames.includes(entity));
  const priced = indexOf({ products }).productsOf(own?.code ?? 0);
  const html = htmlOf('alerce');
  expect(html.match(/\d+,\d\d\u00A0%/g)).toEqual(priced.map(({ cftNominal }) => formatPercent(cftNominal)));
  const tied = priced.filter(({ condition }) => condition !== null);
  expect(html.match(/<small>/g) ?? []).toHaveLength(tied.length);
});
