import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_FILTERS } from '#features/filters/filters.ts';
import { results, words } from '../../../support/content/made-up.ts';
import {
  golden,
  goldenForm,
  manyOffers,
  showResults,
  shownBanks,
  status,
} from '../../../support/dom/results-screen.tsx';
import { eventually } from '../../../support/run/eventually.ts';

const { filters } = words;

describe('filters', () => {
  const raw = [
    { ...golden, Banco: 'BANCO TIMBO S.A.' },
    { ...golden, Banco: 'LAPACHO ONLINE S.A.', primera_cuota_ars: 130_000, relacion_cuota_ingreso_pct: 32 },
    { ...golden, Banco: 'OTRA S.A.', plazo_max_meses: 6, relacion_cuota_ingreso_pct: 41 },
  ];
  const open = () => page.getByRole('button', { name: filters.title }).first().click();
  const show = async () => {
    await showResults({ form: goldenForm, raw });
    await open();
  };
  const names = () => shownBanks().toSorted();

  it('by instalment and share of income work together, and are cleared; none left is said in the heading too', async () => {
    await show();
    const clear = () => page.getByRole('button', { name: '⟦filters clear⟧' }).first().click();
    await page.getByLabelText('⟦filters panels max instalment⟧').fill('125.000');
    await eventually(() => expect(names()).toEqual(['Banco Timbo', 'OTRA S.A.']));
    await page.getByRole('checkbox', { name: /⟦filters panels comfortable⟧ 30 %/ }).click();
    await eventually(() => expect(names()).toEqual(['Banco Timbo']));
    await page.getByLabelText('⟦filters panels max instalment⟧').fill('1');
    await expect.element(page.getByText('⟦filters none⟧').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { level: 2, name: filters.noneTitle })).toBeVisible();
    // What the closed filters said of it is taken away a moment later.
    const said = page.getByRole('paragraph').filter({ hasText: '⟦filters none⟧' });
    await eventually(() => expect(said.elements()).toHaveLength(1));
    await clear();
    await eventually(() => expect(names()).toHaveLength(3));
  });

  it('without requirements leaves what asks for nothing', async () => {
    const tied = { ...golden, condicion: 'cuenta_sueldo' };
    await showResults({ form: goldenForm, raw: [tied, { ...golden, Banco: 'OTRO S.A.' }] });
    await open();
    await page.getByRole('checkbox', { name: '⟦filters panels open only⟧' }).click();
    await eventually(() => expect(names()).toEqual(['OTRO S.A.']));
  });

  it('a filter leads back to page 1', async () => {
    await showResults({ raw: manyOffers(17) }, '?paso=resultados&pagina=3');
    await open();
    await page.getByRole('checkbox', { name: /⟦filters panels comfortable⟧/ }).click();
    await eventually(() => expect(location.search).toBe('?paso=resultados'));
  });

  it('stand behind one button, which tells how many are set', async () => {
    await showResults({ form: goldenForm, raw });
    const box = page.getByRole('checkbox', { name: /⟦filters panels comfortable⟧/ });
    const button = page.getByRole('button', { name: /^⟦filter⟧/ });
    await expect.element(box).not.toBeInTheDocument();
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => page.getByRole('button', { name: results.buttons.close }).click(),
    ]) {
      await open();
      await box.click();
      await eventually(() => expect(names()).toEqual(['Banco Timbo']));
      await expect.element(status()).toHaveTextContent('⟦filters result one⟧');
      await close();
      await expect.element(box).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
      await expect.element(button).toHaveTextContent('(⟦filters active one⟧)');
      await open();
      await box.click();
      await eventually(() => expect(names()).toHaveLength(3));
      await close();
    }
  });

  it('each have a control of their own, with words beside it', async () => {
    await show();
    const controls = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
    for (const name of Object.keys(NO_FILTERS)) {
      const labels = controls(name).map((control) => control.labels?.[0]?.textContent ?? '');
      expect(labels, name).not.toEqual([]);
      expect(
        labels.filter((label) => !label.includes('⟦')),
        name,
      ).toEqual([]);
    }
  });
});
