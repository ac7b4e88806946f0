import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatPesos } from '#domain/format.ts';
import { words } from '../../../support/content/made-up.ts';
import { golden, goldenForm, showResults } from '../../../support/dom/results-screen.tsx';

async function unfold() {
  const shown = await showResults({ form: goldenForm, raw: [golden] });
  await page.getByRole('button', { name: '⟦show detail⟧' }).first().click();
  await page.getByText(words.latePanels.title, { exact: true }).click();
  return shown;
}

it('a late instalment costs its interest by the day, the penalty and the tax', async () => {
  await unfold();
  await expect.element(page.getByText(formatPesos(3762))).toBeVisible();
});

it('the instalment that is paid late is one of the loan, when its term gets shorter', async () => {
  const { rerender } = await unfold();
  const instalment = page.getByRole('slider', { name: words.late.instalment, exact: true });
  await instalment.fill(String(goldenForm.term));
  await rerender({ form: { ...goldenForm, term: 6 }, raw: [golden] });
  await expect.element(instalment).toHaveValue('6');
  await expect.element(page.getByText(formatPesos(0))).not.toBeInTheDocument();
});
