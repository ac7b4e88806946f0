import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { words } from '../../../support/content/made-up.ts';
import { showResults } from '../../../support/dom/results-screen.tsx';

it('figures are explained where they stand, and Escape closes what explains them', async () => {
  await showResults();
  const name = words.explanationsButton.button;
  await page.getByRole('button', { name, exact: true }).click();
  const explained = page.getByRole('dialog', { name });
  await expect.element(explained).toHaveTextContent(words.explanations.cft.text);
  await userEvent.keyboard('{Escape}');
  await expect.element(explained).not.toBeInTheDocument();
});
