import { describe, expect, it } from 'vitest';
import { formatDate, formatPercent, formatPesos } from '#domain/format.ts';
import { exampleOf, sampleOffers } from '#domain/quote/sample-offers.ts';
import { fill } from '#domain/template.ts';
import { unit } from '#domain/units.ts';
import type { Content } from '#site/content.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, readable, textOf, textsOf } from '../../support/content/rendered-pages.ts';

const SLUGS = content.bankDetails.map(({ slug }) => slug);

const spaced = (text: string): string => text.replaceAll('\u00A0', ' ');

describe.each(SLUGS)('/banco/%s', (slug) => {
  const page = pageAt(`/banco/${slug}`);
  const bank = content.bankDetails.find((one) => one.slug === slug);
  if (!bank) throw new Error(`No bank detail ${slug}`);
  const codes = content.lenders.find(({ id }) => id === bank.lenderId)?.bcraCodes ?? [];
  const example = exampleOf(content.catalogue.products, codes, bank.assumptions);
  if (!example) throw new Error(`${slug} has no example`);

  it("[S2.8-05..08 S3.4-05..08] a bank's page says who the bank is, what it offers and what it asks for", () => {
    expect(textOf(page, 'h1')).toBe(bank.name);
    expect(textOf(page)).toContain(bank.description);
    expect(textsOf(page, 'main li')).toEqual([...bank.benefits, ...bank.requirements]);
  });

  it("[S2.8-09..15 S3.4-09 F17] a bank's page shows the sample offers at 12, 24 and 36 months in a table with headers", () => {
    expect(textsOf(page, 'table th[scope="col"]')).toHaveLength(4);
    expect(textsOf(page, 'table th[scope="row"]')).toEqual(['12 meses', '24 meses', '36 meses']);
    const cells = sampleOffers(example.product, {
      ...example,
      amount: unit(bank.assumptions.amount),
    }).flatMap(({ firstInstalment, cftNominal, incomeShare }) =>
      [formatPesos(firstInstalment), formatPercent(cftNominal), formatPercent(incomeShare ?? 0)].map(spaced),
    );
    expect(textsOf(page, 'table td').map(spaced)).toEqual(cells);
  });

  it("a bank's page says what the offers assume and of when their figures are", () => {
    const caption = spaced(textOf(page, 'caption'));
    expect(caption).toContain(spaced(formatPesos(bank.assumptions.amount)));
    expect(caption).toContain(spaced(formatPesos(bank.assumptions.netSalary)));
    expect(caption).toContain(formatDate(example.product.reported));
    expect(caption).toContain(example.product.product);
  });

  it("a bank's page says that it is not the bank and names the bank’s own address", () => {
    const lender = content.lenders.find(({ id }) => id === bank.lenderId);
    expect(textOf(page)).toContain(`⟦site lender page independence⟧ ${lender?.name}`);
    expect(attributesOf(page, 'main a', 'href')).toContain(lender?.website);
  });

  it("[S2.8-16..17] a bank's page leads to the lender and back to the start", () => {
    const links = page
      .querySelectorAll('main a')
      .map((link) => [readable(link.textContent), link.getAttributeValue('href')]);
    expect(links).toContainEqual(['⟦site bank detail page request⟧', `/${bank.lenderId}`]);
    expect(links).toContainEqual([content.site.bankDetailPage.back, '/']);
  });
});

const [bank] = content.bankDetails;
const codes: readonly number[] = content.lenders.find(({ id }) => id === bank?.lenderId)?.bcraCodes ?? [];
const { catalogue } = content;
const without = {
  ...content,
  catalogue: { ...catalogue, products: catalogue.products.filter(({ code }) => !codes.includes(code)) },
} as Content;

it('a bank page whose bank declares no loan for its example has no table, and says so with the day of the data', () => {
  const page = pageAt(`/banco/${bank?.slug}`, without);
  expect(page.querySelector('table')).toBeNull();
  const said = { bank: bank?.name ?? '', day: formatDate(catalogue.asOf) };
  expect(textOf(page)).toContain(fill(content.site.bankDetailPage.noOffers, said));
});

it.each(['nada', 'constructor', '__proto__', 'toString', 'BANCO-NACION', 'alerce', '%E0%A4%A'])(
  '[S2.8-18..19 S8-10] an unknown bank: /banco/%s is not found and leads back to the simulator',
  (slug) => {
    const page = pageAt(`/banco/${slug}`);
    expect(textOf(page, 'h1')).toBe('⟦site errors bank not found title⟧');
    expect(attributesOf(page, 'main a', 'href')).toContain('/');
    expect(attributesOf(page, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  },
);
