import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { typicalForm } from '../../../support/data/applicants.ts';
import { answerTo, lenderOf, showResults } from '../../../support/dom/results-screen.tsx';

it("the page's own lender that is missing is explained, and another loan asked for with the nearest change", async () => {
  const poor = { ...typicalForm, netSalary: 1_500_000 };
  const lender = lenderOf('Banco Alerce', 'BANCO DE ALERCE Y BUENOS AIRES S.A.');
  const { props } = await showResults({ lender, form: poor });
  await expect.element(page.getByText(/⟦why missing reasons income share⟧ Banco Alerce/)).toBeVisible();
  await page.getByRole('button', { name: /^⟦why missing try it⟧ \$/ }).click();
  const [asked] = vi.mocked(props.onAskAgain).mock.calls[0] ?? [];
  expect(asked).toMatchObject({ ...poor, amount: expect.any(Number) });
  expect(asked?.amount).toBeLessThan(poor.amount);
  expect(answerTo(asked ?? poor).map(({ Banco }) => Banco)).toContain('BANCO DE ALERCE Y BUENOS AIRES S.A.');
});
