import { expect, it } from 'vitest';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { type PercentPoints, type Pesos, unit } from '#domain/units.ts';
import { matchKey } from '#domain/match-key.ts';
import { cardsOf } from '#domain/offers/cards.ts';
import { answerLines, marketView, oldPricesText, ownText } from '#features/market-line/market-view.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { content } from '../../../support/content/content.ts';
import { catalogue, simulator, words } from '../../../support/content/made-up.ts';
import { drawnApplicants } from '../../../support/data/drawn-applicants.ts';
import { typicalForm as typical } from '../../../support/data/applicants.ts';

const form = emptyLoanForm({ amount: 5_000_000, term: 30 });
const lender = (legalName: string) => ({
  id: 'x',
  name: 'Banco X',
  matchKeys: [matchKey(legalName)],
  submitText: 'Mirar',
});

it('the market for a form is wider while only amount and term are', () => {
  expect(marketView(catalogue, form, null, simulator)?.market?.count).toBeGreaterThan(
    marketView(catalogue, typical, null, simulator)?.market?.count ?? Infinity,
  );
});

it('the market for a form does not take a salary that is still being typed for a salary', () => {
  expect(marketView(catalogue, { ...form, netSalary: 30 }, null, simulator)?.market?.count).toBe(
    marketView(catalogue, form, null, simulator)?.market?.count,
  );
});

it.each([
  ['no amount', { amount: 0 }],
  ['too much', { amount: 100_000_001 }],
  ['no term', { term: 0 }],
  ['too long', { term: 121 }],
])('the market for a form is none for %s', (_, change) =>
  expect(marketView(catalogue, { ...form, ...change }, null, simulator)).toBeNull(),
);

const { catalogue: declared, exclusions } = content;
const [first] = declared.products;
/** An entity that the results leave out, cheaper than all of them. */
const outside = { ...first, entity: 'AFUERA S.A.', code: 99_999, tea: 1, cftea: 2 };
const shown = shownCatalogue({
  catalogue: { ...declared, products: [outside, ...declared.products] },
  exclusions: {
    ...exclusions,
    names: [{ name: outside.entity, reason: exclusions.reasons[0].code }, ...exclusions.names],
  },
});

it('the market for drawn applicants counts the entities that the results show, and begins at the lowest of their first instalments', () => {
  for (const { form: asked, offers } of drawnApplicants(100)) {
    const { market = null } = marketView(shown, asked, null, simulator) ?? {};
    const cards = cardsOf(offers, asked.employment);
    expect(market?.count ?? 0).toBe(cards.length);
    if (!market) continue;
    const lowest = Math.min(...cards.map(({ firstInstalment }) => firstInstalment));
    expect(market.firstInstalment.min).toBeCloseTo(lowest, 1);
  }
});

const market = {
  count: 3,
  firstInstalment: { min: unit<Pesos>(300_000), max: unit<Pesos>(600_000) },
  cftNominal: { min: unit<PercentPoints>(60), max: unit<PercentPoints>(90) },
};
const earning = { ...form, netSalary: 3_000_000 };
const told = ['⟦market line answer label⟧', '⟦market line answer instalment⟧ $ 300.000 $ 600.000'];

it.each([
  ['has no share without a salary', form, ''],
  ['tells the share of the salary', earning, '⟦market line answer share⟧ 10 % 20 %'],
])('the answer in the form %s', (_, asked, share) => {
  const lines = answerLines(market, asked, words).map((line) => line.replaceAll('\u00A0', ' '));
  expect(lines).toEqual([...told, share]);
});

it("the page's own lender may have declared nothing", () => {
  const view = marketView(catalogue, typical, lender('BANCO DESCONOCIDO S.A.'), simulator);
  expect(ownText('Banco X', view?.own ?? null, words.marketLine)).toBe('⟦market line lender none⟧ Banco X');
});

it.each([
  ['2026-06-25', '2026-08-09', ''],
  ['2026-06-25', '2026-08-10', 'de junio de 2026'],
  ['2025-12-31', '2026-11-26', 'de diciembre de 2025'],
])('prices declared on %s say on %s of when they are: «%s»', (asOf, today, text) =>
  expect(oldPricesText(asOf, today, 'de {month}')).toBe(text),
);
