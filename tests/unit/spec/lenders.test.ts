import { describe, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { attributesOf, pageAt, textOf, textsOf } from '../../support/rendered-pages.ts';

type Row = { id: string; founded: number; slug: string; claims?: string[] };

/** The specification's tables of lenders, joined. */
const LENDERS: Row[] = [
  { id: 'banco-nacion', founded: 1891, slug: 'banco-de-la-nacion-argentina' },
  { id: 'galicia', founded: 1905, slug: 'banco-de-galicia-y-buenos-aires-s-a' },
  { id: 'banco-macro', founded: 1966, slug: 'banco-macro-s-a' },
  { id: 'banco-ciudad', founded: 1878, slug: 'banco-de-la-ciudad-de-buenos-aires' },
  { id: 'bbva', founded: 1886, slug: 'banco-bbva-argentina-s-a' },
  {
    id: 'santa-fe',
    founded: 1978,
    slug: 'nuevo-banco-de-santa-fe-sociedad-anonima',
    claims: ['+50 sucursales'],
  },
  { id: 'santander', founded: 1857, slug: 'santander-banks', claims: ['+160 años', '+40 países'] },
  {
    id: 'buenos-aires',
    founded: 1822,
    slug: 'banco-de-la-provincia-de-buenos-aires',
    claims: ['+150 años', '+400 sucursales'],
  },
  { id: 'patagonia', founded: 1928, slug: 'banco-patagonia-s-a', claims: ['+80 '] },
  { id: 'formosa', founded: 1960, slug: 'banco-de-formosa-s-a', claims: ['+30 '] },
  { id: 'entre-rios', founded: 1959, slug: 'nuevo-banco-de-entre-rios-s-a', claims: ['+40 '] },
  { id: 'santa-cruz', founded: 1958, slug: 'banco-de-santa-cruz-s-a', claims: ['+25 '] },
  { id: 'cordoba', founded: 1973, slug: 'banco-de-la-provincia-de-cordoba-s-a', claims: ['+120 '] },
  {
    id: 'supervielle',
    founded: 1887,
    slug: 'banco-supervielle-s-a',
    claims: ['+150 años', '+200 sucursales'],
  },
  { id: 'la-rioja', founded: 1960, slug: 'banco-rioja-sociedad-anonima-unipersonal', claims: ['+20 '] },
  { id: 'banco-piano', founded: 2017, slug: 'banco-piano-s-a', claims: ['+80 '] },
  {
    id: 'moni',
    founded: 2014,
    slug: 'moni-online-s-a',
    claims: ['100 % digital', '5 min de aprobación', '24/7'],
  },
  { id: 'san-juan', founded: 1966, slug: 'banco-de-san-juan-s-a', claims: ['+35 sucursales'] },
  { id: 'naranja', founded: 1985, slug: 'naranja-entities', claims: ['+40 años', '+300 centros'] },
];

const lenderOf = (id: string) => {
  const lender = content.lenders.find((one) => one.id === id);
  if (!lender) throw new Error(`No lender ${id}`);
  return lender;
};

it('are at least these nineteen that have a page of their own', () => {
  const pages = content.lenders.filter(({ page }) => page).map(({ id }) => id);
  expect(pages).toEqual(expect.arrayContaining(LENDERS.map(({ id }) => id)));
});

describe.each(LENDERS)('/$id', ({ id, founded, slug, claims = [] }) => {
  const lender = lenderOf(id);
  const page = pageAt(`/${id}`);

  it('has a hero with its logo, the heading with its name, and its tagline', () => {
    expect(attributesOf(page, 'main img', 'src')).toEqual([`/assets/logos/${lender.logo}`]);
    expect(textOf(page, 'h1')).toBe(`Préstamos Personales ${lender.name}`);
    expect(lender.page?.tagline).toMatch(/\S/);
    expect(textOf(page)).toContain(lender.page?.tagline);
  });

  it('has a simulator card with its name, and the reasons to choose it', () => {
    const titles = textsOf(page, 'h2');
    expect([titles[0], titles.at(-1)]).toEqual([
      `Simulador ${lender.name}`,
      `¿Por qué elegir ${lender.name}?`,
    ]);
  });

  it('gives three benefits and four figures, gone once there are results', () => {
    const reasons = page.querySelector('section[aria-labelledby="por-que"]');
    expect(reasons?.querySelectorAll('ul > li')).toHaveLength(3);
    expect(reasons?.querySelectorAll('dl > div')).toHaveLength(4);
    expect(reasons?.hasAttribute('data-before-results')).toBe(true);
  });

  it(`was founded in ${founded}`, () => {
    expect(lender.founded).toBe(founded);
  });

  it(`puts the offers of ${slug} first`, () => {
    expect(lender.forcedSlug).toBe(slug);
  });

  it(`claims ${claims.join(', ') || 'nothing of its own'}`, () => {
    const figures = page
      .querySelectorAll('section[aria-labelledby="por-que"] dl > div')
      .map((figure) => `${textOf(figure, 'dd')} ${textOf(figure, 'dt')}`);
    for (const claim of claims) expect(figures).toContainEqual(expect.stringContaining(claim));
  });

  it('keeps its form under a key of its own', () => {
    expect(attributesOf(page, '[data-island="simulator"]', 'data-restores')).toEqual([
      `loan-form-data-${id}`,
    ]);
  });
});

it.each([
  ['moni', 'Ver Oferta de Moni'],
  ['san-juan', 'Ver Oferta del Banco de San Juan'],
  ['naranja', 'Ver Oferta de Tarjeta Naranja'],
])('the button of /%s reads %s', (id, text) => {
  expect(textsOf(pageAt(`/${id}`), '[data-island="simulator"] button[type="submit"]')).toEqual([text]);
});

it.each([
  ['moni', /100 % digital/],
  ['moni', /aprobación (?:lleva|en) unos 5 minutos/],
  ['moni', /24\/7|las 24 horas/],
  ['san-juan', /banco provincial/],
  ['san-juan', /más de 35 sucursales/],
  ['naranja', /emisora de Tarjeta Naranja/],
  ['naranja', /más de 40 años/],
  ['naranja', /más de 300 centros de atención/],
])('/%s describes itself as %s', (id, words) => {
  expect(textOf(pageAt(`/${id}`))).toMatch(words);
});

it.each(['/', '/simular'])('%s keeps its form under the key of the home page', (path) => {
  expect(attributesOf(pageAt(path), '[data-island="simulator"]', 'data-restores')).toEqual([
    'loan-form-data-homepage',
  ]);
});

it('forced lenders follow the order of the specification', () => {
  expect(content.forcedOrder.lenders).toEqual(
    (
      'galicia santander banco-macro banco-ciudad bbva santa-fe buenos-aires patagonia formosa entre-rios santa-cruz ' +
      'cordoba supervielle la-rioja banco-piano moni san-juan naranja banco-nacion'
    ).split(' '),
  );
});

it('santander and naranja stand for two legal entities each', () => {
  expect(lenderOf('santander').bcraCodes).toEqual([72, 55_296]);
  expect(lenderOf('naranja').bcraCodes).toEqual([70_408, 45_030]);
});
