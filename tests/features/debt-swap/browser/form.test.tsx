import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { mount } from '#features/debt-swap/debt-swap-island.tsx';
import { offerFragment } from '#features/debt-swap/entry.ts';
import { DebtSwapForm } from '#features/debt-swap/DebtSwapForm.tsx';
import { simulator, words } from '../../../support/content/made-up.ts';
import { prerendered } from '../../../support/dom/island.ts';

const { debt, loan, submit, errors, verdicts, limits, chart } = words.debtSwap;

const PROPS = { inFigures: simulator.texts.inFigures };

const field = (label: string, at = 0) => page.getByLabelText(label, { exact: true }).nth(at);
const button = (name: string) => page.getByRole('button', { name });

afterEach(() => document.body.replaceChildren());

async function open(typeBefore: (root: HTMLElement) => void = () => undefined): Promise<void> {
  const root = prerendered('debt-swap', DebtSwapForm, PROPS);
  typeBefore(root);
  await mount(root, PROPS, () => undefined);
}

type Figures = Record<'balance' | 'instalment' | 'left' | 'fee' | 'cft' | 'term', string>;

/** The swap of examples.tsv that is behind at first. */
const EXAMPLE: Figures = {
  balance: '1000000',
  instalment: '122000',
  left: '12',
  fee: '4',
  cft: '58,08',
  term: '12',
};

/** Opens the folds of what need not be filled in. */
const unfold = () => document.querySelectorAll('details').forEach((fold) => (fold.open = true));

async function ask(changes: Partial<Figures> = {}): Promise<void> {
  const figures = { ...EXAMPLE, ...changes };
  unfold();
  for (const name of ['balance', 'instalment', 'left', 'fee'] as const)
    await userEvent.fill(field(debt[name]), figures[name]);
  await userEvent.fill(field(loan.cft), figures.cft);
  await userEvent.fill(field(loan.term), figures.term);
  await button(submit).click();
}

it('changing a debt tells what it saves, to the peso, and from when', async () => {
  await open();
  await ask();
  const saved = { total: formatPesos(73_376.95), instalment: formatPesos(2_449.74) };
  await expect.element(page.getByText(fillTemplate(verdicts.cheaper, saved))).toBeVisible();
  await expect.element(page.getByText(fillTemplate(words.debtSwap.paysFrom, { n: 3 }))).toBeVisible();
  await page.getByText(chart.show).first().click();
  expect(page.getByRole('row').elements()).toHaveLength(13);
  // A change takes the answer away; the next press brings another.
  await userEvent.fill(field(loan.term), '36');
  await expect.element(page.getByText(chart.show).first()).not.toBeInTheDocument();
  await button(submit).click();
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent(verdicts.lowerButDearer.split('{')[0] as string);
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('changing a debt says at its field what cannot be, keeps it in sight, and goes on when it can', async () => {
  await open();
  await ask();
  for (const [input, wrong, right, sentence] of [
    [field(debt.balance), '', EXAMPLE.balance, errors.amount],
    [field(debt.instalment), '80000', EXAMPLE.instalment, errors.impossible],
    [field(debt.balance), '100000000000', EXAMPLE.balance, errors.amount],
    [field(debt.left), '0', EXAMPLE.left, errors.months],
    [field(debt.fee), '40', EXAMPLE.fee, errors.fee],
    [field(debt.fee), 'mucho', EXAMPLE.fee, fillTemplate(PROPS.inFigures, { example: '2,5' })],
    [field(loan.cft), 'mucho', EXAMPLE.cft, fillTemplate(PROPS.inFigures, { example: '2,5' })],
    [field(loan.cft), '', EXAMPLE.cft, errors.cft],
  ] as const) {
    await expect.element(page.getByText(chart.show).first()).toBeVisible();
    await userEvent.fill(input, wrong);
    await button(submit).click();
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveValue(wrong);
    await expect
      .element(input)
      .toHaveAccessibleDescription(expect.stringContaining(sentence.split('{')[0] as string));
    await expect.element(page.getByText(chart.show).first()).not.toBeInTheDocument();
    await userEvent.fill(input, right);
    await button(submit).click();
  }
  await userEvent.fill(field(loan.cft), '1.234,50 %');
  await button(submit).click();
  await expect.element(page.getByText(chart.show).first()).toBeVisible();
});

it('changing a debt merges up to as many debts as the limit, and lets go of one', async () => {
  await open();
  for (let count = 1; count < limits.debts; count += 1) await button(debt.add).click();
  await expect.element(button(debt.add)).not.toBeInTheDocument();
  for (let count = limits.debts; count > 2; count -= 1)
    await button(fillTemplate(debt.remove, { n: count })).click();
  // The button that had the focus is gone with its debt.
  await expect.element(button(debt.add)).toHaveFocus();
  await ask();
  for (const name of ['balance', 'instalment', 'left'] as const)
    await userEvent.fill(field(debt[name], 1), EXAMPLE[name]);
  await userEvent.fill(field(debt.fee, 1), EXAMPLE.fee);
  await button(submit).click();
  await expect.element(page.getByText(formatPesos(2_080_000))).toBeVisible();
});

it('changing a debt begins with the figures of the link that led to it, but for what was typed', async () => {
  history.replaceState(null, '', offerFragment({ cft: 104.055, term: 30 }));
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  await open((root) => {
    const input = root.querySelector<HTMLInputElement>('[name=term]');
    if (input) input.value = '24';
  });
  await expect.element(field(loan.cft)).toHaveValue('104,06');
  await expect.element(field(loan.term)).toHaveValue('24');
});
