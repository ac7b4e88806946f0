import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { typicalForm } from '../../../support/data/applicants.ts';
import { answerTo, showResults, status } from '../../../support/dom/results-screen.tsx';

afterEach(() => void vi.restoreAllMocks());

const band = () => page.getByRole('region', { name: '⟦loan⟧' });
const field = (name: string) => band().getByRole('textbox', { name });

async function apply(amount: string, term: string): Promise<void> {
  await field('⟦what if amount⟧').fill(amount);
  await field('⟦what if term⟧').fill(term);
  await page.getByRole('button', { name: '⟦what if apply⟧' }).click();
}

async function ask(amount: string, term: string) {
  const shown = await showResults();
  await band().getByText('⟦edit⟧').click();
  await apply(amount, term);
  return shown;
}

describe('another amount or term', () => {
  it('is asked for with everything else as it was', async () => {
    const { props } = await ask('1000000', '12');
    expect(props.onAskAgain).toHaveBeenCalledExactlyOnceWith({ ...typicalForm, amount: 1_000_000, term: 12 });
  });

  const AMOUNT = '⟦simulator texts messages amount⟧ 100.000 100.000.000';
  const TERM = '⟦simulator texts messages term⟧ 1 120';

  it('out of range is refused, with the focus on the first field to correct, and what is on screen is not asked for again', async () => {
    const { props } = await ask('50', '12');
    for (const [amount, term, why, name] of [
      ['50', '12', AMOUNT, '⟦what if amount⟧'],
      ['1000000', '121', TERM, '⟦what if term⟧'],
      ['50', '121', AMOUNT, '⟦what if amount⟧'],
    ] as const) {
      await apply(amount, term);
      await expect.element(page.getByText(why)).toBeVisible();
      await expect.element(field(name)).toHaveFocus();
    }
    await apply(String(typicalForm.amount), String(typicalForm.term));
    await expect.element(status()).toHaveTextContent('⟦what if unchanged⟧');
    expect(props.onAskAgain).not.toHaveBeenCalled();
  });

  it('says how the lowest instalment moved when the new offers are there', async () => {
    const { rerender } = await showResults();
    const form = { ...typicalForm, amount: 1_000_000, term: 12 };
    await rerender({ form, raw: answerTo(form) });
    await expect.element(band()).toHaveTextContent(/⟦what if compared⟧ \$\s[\d.]+ \$\s[\d.]+/);
  });
});
