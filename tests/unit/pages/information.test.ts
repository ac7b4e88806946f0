import { expect, it } from 'vitest';
import { formatPercent } from '#domain/format.ts';
import { medianOf } from '#domain/quote/quantiles.ts';
import { marketFigures, nominalTwin } from '#pages/guide/guide-values.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, textOf } from '../../support/content/rendered-pages.ts';

const page = pageAt('/informacion');
const text = textOf(page);
const ANCHORS = [
  ['[S2.11-01]', 'que-son'],
  ['[S2.11-02]', 'como-funcionan'],
  ['[S2.11-03]', 'tipos'],
  ['[S2.11-04]', 'requisitos'],
  ['[S2.11-05]', 'cft'],
  ['[S2.11-06]', 'consejos'],
];

const structured = page
  .querySelectorAll('script[type="application/ld+json"]')
  .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);

it.each(ANCHORS)('%s the guide has the section #%s, listed in its contents', (_, anchor) => {
  expect(textOf(page, `h2[id="${anchor}"]`)).not.toBe('');
  expect(attributesOf(page, 'nav a', 'href')).toContain(`#${anchor}`);
});

it('[S9.4-21..28] the guide makes every claim of its lists, as its file has them', () => {
  const lists = content.information.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'list' ? block.items : [])),
  );
  const plain = lists.filter((item) => !item.includes('{'));
  expect(plain.length).toBeGreaterThan(10);
  expect(plain.filter((item) => !text.includes(item))).toEqual([]);
});

it('the guide says with source and date that the market stands above those marks, as the record has it today', () => {
  const { catalogue } = content;
  const { median, p10 } = marketFigures(content);
  expect(median).toBe(Math.round(medianOf(catalogue.products.map(({ cftea }) => cftea)) * 100) / 100);
  const [half, tenth] = [median, p10].map((figure) =>
    `${formatPercent(figure)} ${formatPercent(nominalTwin(figure))}`.replaceAll('\u00A0', ' '),
  );
  expect(text).toContain(
    `⟦information sections cft blocks two text⟧ ${half} ${tenth} ${catalogue.source} 2025 y 2026 junio de 2026`,
  );
});

it('the guide tells what the first instalment of its example is made of', () =>
  expect(text).toContain('$ 62.523 $ 50.833 $ 10.675 $ 124.031'));

it('the guide publishes to search engines the questions that it answers on the page', () => {
  const faq = structured.find((data) => data['@type'] === 'FAQPage') as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(faq.mainEntity).toHaveLength(content.information.faq.items.length);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

it('[S2.11-07] the guide ends with a link to the simulator', () =>
  expect(attributesOf(page, 'main a', 'href')).toContain('/'));

it.each(['/bancos', '/contacto', '/informacion', '/terminos', '/privacidad', '/banco/ente-tala'])(
  '%s says where it stands',
  (path) => {
    const [first] = pageAt(path).querySelectorAll('script[type="application/ld+json"]');
    const crumbs = JSON.parse(first?.textContent ?? '{}') as {
      '@type': string;
      itemListElement: { item: string }[];
    };
    expect(crumbs['@type']).toBe('BreadcrumbList');
    expect(crumbs.itemListElement.map(({ item }) => item)).toEqual([
      `${content.site.origin}/`,
      content.site.origin + path,
    ]);
  },
);

it('the home page says whose site it is', () => {
  const [data] = pageAt('/').querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '{}')).toMatchObject({
    '@type': 'Organization',
    url: content.site.origin,
  });
});
