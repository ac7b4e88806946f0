import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fillTemplate } from '#domain/template.ts';
import { words } from '../../../support/content/made-up.ts';
import {
  cardText,
  golden,
  goldenForm,
  lenderOf,
  showResults,
  shownBanks,
} from '../../../support/dom/results-screen.tsx';

const { first, show } = words.cheaperOffer;

it("the page's own lender comes first and leads to the cheapest", async () => {
  const cheap = { ...golden, Banco: 'OTRO S.A.', primera_cuota_ars: 120_000, cft_nominal_anual: 65 };
  await showResults({ form: goldenForm, raw: [golden, cheap], lender: lenderOf('Dorado', golden.Banco) });
  expect(shownBanks()[0]).toBe('DORADO S.A.');
  expect(cardText('DORADO S.A.')).toContain(first);
  await page.getByRole('button', { name: fillTemplate(show, { bank: 'OTRO S.A.' }) }).click();
  await expect.element(page.getByRole('heading', { name: /OTRO/ }).first()).toHaveFocus();
});

it("the page's own lender counts the offers with a lower CFT, and says what the lowest of them saves in all", async () => {
  const cheaper = [50, 60].map((cft) => ({
    ...golden,
    Banco: `BARATO ${cft} S.A.`,
    cft_nominal_anual: cft,
    primera_cuota_ars: 1400 * cft + 30_000,
  }));
  await showResults({
    form: goldenForm,
    lender: lenderOf('Dorado', 'DORADO S.A.'),
    raw: [golden, ...cheaper],
  });
  const totals = ['DORADO S.A.', 'BARATO 50 S.A.'].map((bank) =>
    Number(
      /⟦(?:pay back⟧ \(⟦estimated⟧\)|given back⟧) \$ ([\d.]+)/.exec(cardText(bank))?.[1]?.replaceAll('.', ''),
    ),
  );
  const said = /⟦cheaper offer cheaper other⟧ 2 \$ ([\d.]+)/.exec(cardText('DORADO S.A.'))?.[1];
  const saved = (totals[0] ?? NaN) - (totals[1] ?? NaN);
  expect(Math.abs(Number(said?.replaceAll('.', '')) - saved)).toBeLessThanOrEqual(1);
  await expect
    .element(page.getByRole('button', { name: '⟦cheaper offer show⟧ BARATO 50 S.A.' }))
    .toBeVisible();
});
