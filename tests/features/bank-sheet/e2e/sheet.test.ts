import type { Page } from 'playwright';
import { it } from 'vitest';
import { firstInstalment } from '#domain/amortisation.ts';
import { monthlyFromNominal } from '#domain/rates.ts';
import { unit } from '#domain/units.ts';
import { expect } from '../../../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { PHONE } from '../../../support/browser/visit.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { useVisitors } from '../../../support/data/visitors.ts';

const { bankSheetPanels } = content;

const visitor = useVisitors({ device: PHONE });

const openDetail = (page: Page) => page.locator('article button[aria-expanded=false]').first().click();

const LONGEST = 'W'.repeat(20);
const offerOver = (term: number, amount: number) => {
  const cost = monthlyFromNominal(unit(120));
  const first = firstInstalment({
    amount: unit(amount),
    term: unit(term),
    interest: unit(cost / 1.21),
    cost,
  });
  return {
    Banco: `${LONGEST} `.repeat(8).trim().slice(0, 160),
    primera_cuota_ars: first,
    cft_nominal_anual: 120,
    relacion_cuota_ingreso_pct: 23.45,
    plazo_max_meses: 120,
    producto: `${LONGEST} `.repeat(6).trim().slice(0, 120),
    condicion: 'otra',
    declarado: '2026-06-01',
  };
};
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

it('the sheet for the bank is one A4 page, over ten years and with the longest names', async () => {
  const { page, simulator } = await visitor();
  await page.route('**/simular_personal', (route) =>
    route.fulfill({ json: { offers: [offerOver(120, 5_000_000)] } }),
  );
  await simulator.simulate(ROUTES.simulation, { term: '120' });
  await openDetail(page);
  await page.getByRole('button', { name: bankSheetPanels.open }).click();
  const sheet = page.getByRole('dialog', { name: bankSheetPanels.open });
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('[data-sheet]')).toBeVisible();
  await expect(page.locator('article').first().locator('h3').first()).toBeHidden();
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
  });
  expect(pagesOf(pdf)).toBe(1);
  const text = await sheet.innerText();
  // Nothing of who asks: neither the salary nor what part of it an instalment takes.
  expect(text).not.toMatch(/3\.000\.000|23,45/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: bankSheetPanels.open })).toBeFocused();
});

it('Back closes the sheet for the bank and leaves the offer as it was', async () => {
  const { page } = await visitor();
  await openResults(page, ROUTES.simulation);
  await openDetail(page);
  const open = page.getByRole('button', { name: bankSheetPanels.open });
  await open.click();
  const sheet = page.getByRole('dialog', { name: bankSheetPanels.open });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
});
