import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { words } from '../../../support/content/made-up.ts';
import { typicalForm } from '../../../support/data/applicants.ts';
import { golden, goldenForm, manyOffers, showResults } from '../../../support/dom/results-screen.tsx';
import { eventually } from '../../../support/run/eventually.ts';

const form = { ...goldenForm, netSalary: typicalForm.netSalary };
const ID = 'banco-de-la-tala-argentina';
const offer = { ...golden, Banco: 'BANCO DE LA TALA ARGENTINA' };
const texts = words.earlyRepayment;
const detail = () => (document.querySelector('[id^=detalle-]')?.textContent ?? '').replaceAll('\u00A0', ' ');

async function unfold(query: string, raw: object) {
  await showResults({ form, raw: [raw] }, query);
  await page.getByText(texts.title, { exact: true }).click();
}

it('the planner says when the fee is not known', async () => {
  const [unknown] = manyOffers(1);
  await unfold('?oferta=entidad-00001-sa', { ...offer, Banco: unknown?.['Banco'] });
  await expect.element(page.getByText(texts.feeUnknown)).toBeVisible();
});

it('the planner says what it costs and saves after the chosen instalment', async () => {
  await unfold(`?oferta=${ID}`, {
    ...offer,
    producto: 'NACION SUELDOS TRAMO III',
    condicion: 'cuenta_sueldo',
  });
  const after = page.getByRole('slider', { name: texts.after, exact: true });
  await expect.element(after).toBeVisible();
  (after.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await eventually(() => expect(detail()).toMatch(/⟦early repayment savings text⟧ 1 \$ [\d.]+ \$/));
  // It declared a fee of 4 % of the balance; it may be charged in the first six months.
  expect(detail()).toMatch(/⟦early repayment fee⟧ 4,00 %\$ 3\d\.\d{3}/);
});

it('the planner tells no figure on its bar, which would depend on a choice inside it', async () => {
  await showResults({ form, raw: [offer] }, `?oferta=${ID}`);
  const bar = page.getByText(texts.title, { exact: true });
  await expect.element(bar).toBeVisible();
  expect(bar.element().closest('summary')?.textContent).toBe(texts.title);
});
