import { describe, expect, it } from 'vitest';
import { formatDate, formatPercent, formatPesos } from '#domain/format.ts';
import { productOf, sampleOffers } from '#domain/quote/sample-offers.ts';
import { unit } from '#domain/units.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, readable, textOf, textsOf } from '../../support/content/rendered-pages.ts';

const SLUGS = content.bankDetails.map(({ slug }) => slug);

const spaced = (text: string): string => text.replaceAll('\u00A0', ' ');

describe.each(SLUGS)('/banco/%s', (slug) => {
  const page = pageAt(`/banco/${slug}`);
  const bank = content.bankDetails.find((one) => one.slug === slug);
  if (!bank) throw new Error(`No bank detail ${slug}`);

  it('[S2.8-05..08 S3.4-05..08] says who the bank is, what it offers and what it asks for', () => {
    expect(textOf(page, 'h1')).toBe(bank.name);
    expect(textOf(page)).toContain(bank.description);
    expect(textsOf(page, 'main li')).toEqual([...bank.benefits, ...bank.requirements]);
  });

  it('[S2.8-09..15 S3.4-09 F17] shows the sample offers at 12, 24 and 36 months in a table with headers', () => {
    expect(textsOf(page, 'table th[scope="col"]')).toHaveLength(4);
    expect(textsOf(page, 'table th[scope="row"]')).toEqual(['12 meses', '24 meses', '36 meses']);
    const { amount, netSalary, product: name } = bank.assumptions;
    const codes = content.lenders.find(({ id }) => id === bank.lenderId)?.bcraCodes ?? [];
    const product = productOf(content.catalogue.products, codes, name);
    if (!product) throw new Error(`${name} is not in the catalogue`);
    const cells = sampleOffers(product, { amount: unit(amount), netSalary: unit(netSalary) }).flatMap(
      ({ firstInstalment, cftNominal, incomeShare }) =>
        [formatPesos(firstInstalment), formatPercent(cftNominal), formatPercent(incomeShare ?? 0)].map(
          spaced,
        ),
    );
    expect(textsOf(page, 'table td').map(spaced)).toEqual(cells);
  });

  it('says what the offers assume and of when their figures are', () => {
    const caption = spaced(textOf(page, 'caption'));
    expect(caption).toContain(spaced(formatPesos(bank.assumptions.amount)));
    expect(caption).toContain(spaced(formatPesos(bank.assumptions.netSalary)));
    expect(caption).toContain(formatDate(content.catalogue.asOf));
    expect(caption).toContain(bank.assumptions.product);
  });

  it('says that it is not the bank and names the bank’s own address', () => {
    const lender = content.lenders.find(({ id }) => id === bank.lenderId);
    expect(textOf(page)).toContain(`⟦site lender page independence⟧ ${lender?.name}`);
    expect(attributesOf(page, 'main a', 'href')).toContain(lender?.website);
  });

  it('[S2.8-16..17] leads to the lender and back to the start', () => {
    const links = page
      .querySelectorAll('main a')
      .map((link) => [readable(link.textContent), link.getAttributeValue('href')]);
    expect(links).toContainEqual(['⟦site bank detail page request⟧', `/${bank.lenderId}`]);
    expect(links).toContainEqual([content.site.bankDetailPage.back, '/']);
  });
});

it.each(['nada', 'constructor', '__proto__', 'toString', 'BANCO-NACION', 'alerce', '%E0%A4%A'])(
  '[S8-10] an unknown bank: /banco/%s is not found and leads back to the simulator',
  (slug) => {
    const page = pageAt(`/banco/${slug}`);
    expect(textOf(page, 'h1')).toBe('⟦site errors bank not found title⟧');
    expect(attributesOf(page, 'main a', 'href')).toContain('/');
    expect(attributesOf(page, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  },
);
