import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loanFormKey } from '#domain/draft.ts';
import { formatPesos } from '#domain/format.ts';
import { matchKey } from '#domain/match-key.ts';
import { fillTemplate } from '#domain/template.ts';
import { loadBeside, loadDraft, saveDraft } from '#gateways/storage.ts';
import { panels, simulator } from '../../support/content/made-up.ts';
import { golden, goldenForm, manyOffers, showResults } from '../../support/dom/results-screen.tsx';
import { eventually } from '../../support/run/eventually.ts';

const KEY = loanFormKey('homepage');
const { otherInstalments: texts } = panels;
const { max } = simulator.limits.salary;

const [SHOWN] = manyOffers(1);
/** The example takes 12.4 % of a salary of a million. */
async function show() {
  const shown = await showResults(
    { form: goldenForm, raw: [golden, SHOWN] },
    `?oferta=${matchKey(golden.Banco)}`,
  );
  await vi.waitFor(
    () => expect(asking().elements().length + field().elements().length).toBeGreaterThan(0),
    PATIENCE,
  );
  // The field stands behind a button while nothing is kept.
  if (field().elements().length === 0) await asking().first().click();
  return shown;
}
const asking = () => page.getByRole('button', { name: texts.label });
/** Milliseconds that a busy machine may take to draw an opened offer. */
const PATIENCE = 20_000;
const field = () => page.getByRole('textbox', { name: texts.label });
const kept = () => loadBeside(KEY).otherInstalments;
const shareOf = (percent: string) => fillTemplate(texts.share, { percent });
const status = () => page.getByRole('status').filter({ hasText: texts.share.split('{')[0] ?? '' });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

describe('other instalments a month', () => {
  it('other instalments a month are asked for in an open offer, added to the share that it takes, and the same for the next that is opened', async () => {
    await show();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).not.toBeRequired();
    await expect.element(page.getByText(texts.rule)).toBeVisible();
    expect(status().elements()).toEqual([]);
    await field().fill('286000');
    await expect.element(field()).toHaveValue('286.000');
    await eventually(() => expect(plain(status().element().textContent)).toBe(plain(shareOf('41,00 %'))));
    await page
      .getByRole('button', { name: /⟦show detail⟧ ⟦results card detail label⟧/ })
      .first()
      .click();
    await vi.waitFor(() => expect(field().elements()).toHaveLength(1), PATIENCE);
    await expect.element(field()).toHaveValue('286.000');
  });

  it('other instalments a month are kept beside the draft, which stays as it is, after a reload too, and forgotten when the field is emptied', async () => {
    saveDraft(KEY, goldenForm, { paidBy: 'banco-oro' });
    const { screen } = await show();
    await field().fill('286000');
    await eventually(() =>
      expect(loadBeside(KEY)).toMatchObject({ paidBy: 'banco-oro', otherInstalments: 286_000 }),
    );
    expect(loadDraft({ storageKey: KEY, draftDays: 30 }, simulator)).toEqual(goldenForm);
    await screen.unmount();
    await show();
    await expect.element(field()).toHaveValue('286.000');
    await expect.element(status()).toBeVisible();
    await field().clear();
    await eventually(() => expect(kept()).toBe(0));
    expect(status().elements()).toEqual([]);
    expect(localStorage.getItem(KEY)).not.toContain('otras_cuotas');
  });

  it.each([
    ['more than the highest salary', String(max + 1)],
    ['as long as a number can be', '9'.repeat(15)],
  ])(
    'other instalments a month are refused with a sentence, and not kept, when they are %s',
    async (_, typed) => {
      saveDraft(KEY, goldenForm, { otherInstalments: 50_000 });
      await show();
      await field().fill(typed);
      const sentence = fillTemplate(texts.tooMuch, { max: formatPesos(max) });
      await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
      await expect.element(field()).toBeInvalid();
      expect([kept() <= max, status().elements()]).toEqual([true, []]);
    },
  );

  it('other instalments a month in words are refused, never guessed', async () => {
    await show();
    await field().click();
    await userEvent.keyboard('mucho');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('mucho');
    const sentence = fillTemplate(simulator.texts.inFigures, { example: '850.000' });
    await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(kept()).toBe(0);
  });
});
