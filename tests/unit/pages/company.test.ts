import { expect, it } from 'vitest';
import { content } from '../../support/content/content.ts';
import { pageAt, textsOf } from '../../support/content/rendered-pages.ts';

const { company } = content.site;
const without = (field: keyof typeof company) => ({
  ...content,
  site: { ...content.site, company: { ...company, [field]: undefined } },
});

it.each([
  { place: 'every footer', path: '/bancos', selector: 'footer p' },
  { place: 'the contact page', path: '/contacto', selector: 'main p' },
  { place: 'the privacy policy', path: '/privacidad', selector: 'main p' },
])('the responsible company is named in $place, once all of it is known', ({ path, selector }) => {
  const line = `${company.label}: ${company.legalName} · CUIT ${company.cuit} · ${company.address} · ${company.registration} · ${company.email}`;
  expect(textsOf(pageAt(path), selector)).toContain(line);
  for (const field of ['legalName', 'cuit', 'address', 'email'] as const)
    expect(textsOf(pageAt(path, without(field)), selector).join()).not.toContain(company.label);
});

it('search engines are told the company by its tax number, once all of it is known', () => {
  const dataOf = (page: ReturnType<typeof pageAt>) =>
    page.querySelectorAll('script[type="application/ld+json"]').map(({ textContent }) => textContent);
  expect(dataOf(pageAt('/')).join()).toContain(`"taxID":"${company.cuit}"`);
  expect(dataOf(pageAt('/', without('address'))).join()).not.toContain('taxID');
});
