import { describe, expect, it } from 'vitest';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { simulator } from '#generated/simulator.ts';
import { applicantOf } from '#simulator/quoting.ts';
import { matchKey } from '#domain/match-key.ts';
import type { Catalogue } from '#generated/types.ts';
import { marketView, ownText, summaryText } from '#simulator/preview/market-view.ts';
import { typicalForm as typical } from '../../../support/applicants.ts';
import catalogueJson from '#content/catalogue.json';

const catalogue = catalogueJson as unknown as Catalogue;
const form = emptyLoanForm({ amount: 5_000_000, term: 30 });
const lender = (legalName: string) => ({
  id: 'x',
  name: 'Banco X',
  matchKeys: [matchKey(legalName)],
  submitText: 'Mirar',
});
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the market for a form', () => {
  it('is that of the typical visitor once all is chosen', () => {
    const view = marketView(catalogue, typical, null);
    const quotes = quoteAll(buildIndex(catalogue), applicantOf(typical, simulator));
    expect(view?.market).toMatchObject({ count: quotes.length });
    expect(plain(summaryText(view?.market ?? null))).toContain(`${quotes.length} empresas`);
  });

  it('is wider while only amount and term are', () => {
    expect(marketView(catalogue, form, null)?.market?.count).toBeGreaterThan(
      marketView(catalogue, typical, null)?.market?.count ?? Infinity,
    );
  });

  it('does not take a salary that is still being typed for a salary', () => {
    expect(marketView(catalogue, { ...form, netSalary: 30 }, null)?.market?.count).toBe(
      marketView(catalogue, form, null)?.market?.count,
    );
  });

  it('counts every entity in exactly one class of the picture', () => {
    const view = marketView(catalogue, typical, null);
    expect(view?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(view?.market?.count);
  });

  it.each([
    ['no amount', { amount: 0 }],
    ['too much', { amount: 100_000_001 }],
    ['no term', { term: 0 }],
    ['too long', { term: 121 }],
  ])('is none for %s', (_, change) => expect(marketView(catalogue, { ...form, ...change }, null)).toBeNull());

  it('says so when nobody lends that', () => {
    const view = marketView(catalogue, { ...form, amount: 100_000_000, term: 120 }, null);
    expect(view?.market).toBeNull();
    expect(summaryText(view?.market ?? null)).toMatch(/^Ninguna empresa avisó/);
  });
});

describe("the page's own lender", () => {
  it('is quoted from what it declared', () => {
    const view = marketView(catalogue, typical, lender('BANCO DE LA TALA ARGENTINA'));
    expect(plain(ownText('Banco X', view?.own ?? null))).toBe(
      'Banco X: primera entrega disdi $ 362.013 y CFT disdi 67,76 %, según lo que avisó.',
    );
  });

  it('may have declared nothing', () => {
    const view = marketView(catalogue, typical, lender('BANCO DESCONOCIDO S.A.'));
    expect(ownText('Banco X', view?.own ?? null)).toBe(
      'Banco X no avisó un crédito para ese importe y lapso.',
    );
  });
});
