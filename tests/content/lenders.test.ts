import { describe, expect, it } from 'vitest';
import { matchKeysOf } from '#domain/match-key.ts';
import { prepareOffers } from '#domain/offers/prepare.ts';
import { cardsOf, presentCards } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { content } from '../support/content/content.ts';
import { rawOffer } from '../support/data/offers.ts';
import {
  attributesOf,
  pageAt,
  readable,
  textOf,
  textsOf,
  tileOf,
  tilesIn,
} from '../support/content/rendered-pages.ts';

const { exclusions, displayNames, forcedOrder, site } = content;
const tables = { exclusions, displayNames };
const lenders = content.lenders.flatMap((lender) => (lender.page ? [{ ...lender, page: lender.page }] : []));

/** A cheaper offer of somebody else than each of the lender's own. */
const cheaper = rawOffer({ Banco: 'ENTIDAD DE PRUEBA S.A.', cft_nominal_anual: 1, primera_cuota_ars: 1 });

describe.each(lenders)('/$id', (lender) => {
  const { id, name, page: own } = lender;
  const page = pageAt(`/${id}`);
  const named = (template: string): string => fillTemplate(template, { bank: name });

  it("[S1-11 S2.7-01..22] a lender's page has a hero with its logo or its letters, the heading with its name, and its tagline", () => {
    expect(tilesIn(page)[0]).toBe(tileOf(lender));
    expect(textOf(page, 'h1')).toBe(`${site.lenderPage.heading} ${name}`);
    expect(textOf(page)).toContain(own.tagline);
  });

  it("[S1-12 S2.7-23..24] a lender's page has a simulator card with its name, and the reasons to choose it", () => {
    const { simulatorTitle, whyTitle } = site.lenderPage;
    const titles = textsOf(page, 'h2');
    expect([titles[0], titles.at(-1)]).toEqual([simulatorTitle, whyTitle].map(named));
  });

  it("[S1-20 S2.7-26..27 S2.7-40..47 S9.4-01..20] a lender's page gives three benefits and four figures, gone once there are results", () => {
    const reasons = page.querySelector('section[aria-labelledby="por-que"]');
    expect(reasons?.querySelectorAll('ul > li')).toHaveLength(3);
    expect(reasons?.querySelectorAll('dl > div')).toHaveLength(4);
    expect(reasons?.hasAttribute('data-before-results')).toBe(true);
    const words = textOf(page, 'section[aria-labelledby="por-que"]');
    const said = own.benefits.flatMap(({ title, text }) => [title, text]);
    const claims = own.figures.flatMap(({ text, label }) => [text, label]);
    expect([...said, ...claims].filter((text) => !words.includes(readable(text)))).toEqual([]);
  });

  it("[S2.4-13..15] a lender's page has a button that reads as its file says", () => {
    expect(textsOf(page, '[data-island="simulator"] button[type="submit"]')).toEqual([own.submitText]);
  });

  it("[S3.5-07..13] a lender's page keeps its form under a key of its own", () => {
    expect(attributesOf(page, '[data-island="simulator"]', 'data-restores')).toEqual([
      `loan-form-data-${id}`,
    ]);
  });

  it("[S2.7-48..63] a lender's page puts the offers of each of its legal names first", () => {
    for (const legal of lender.legalNames) {
      const { offers } = prepareOffers([cheaper, rawOffer({ Banco: legal })], tables);
      const cards = cardsOf(offers, null);
      const setting = { sort: 'cft', ownKeys: matchKeysOf(lender), leadsUpTo: Infinity } as const;
      const [first] = presentCards(cards, setting);
      expect([legal, first?.legalName]).toEqual([legal, legal]);
    }
  });
});

it.each(['/', '/simular'])('[S3.5-06] %s keeps its form under the key of the home page', (path) => {
  expect(attributesOf(pageAt(path), '[data-island="simulator"]', 'data-restores')).toEqual([
    'loan-form-data-homepage',
  ]);
});

it('[S9.3-08..26] the table of the order names lenders that have a page, each once', () => {
  const ids = lenders.map(({ id }) => id);
  expect(forcedOrder.lenders.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(forcedOrder.lenders).size).toBe(forcedOrder.lenders.length);
});
