import type { Locator } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
import { content, loanFields, personFields, withAnyGaps } from '../support/visitor/content.ts';
import { expect as expectShown } from '../support/visitor/shown.ts';
import values from '../inputs/cases.json';
import { useOneVisit } from '../support/data/visitors.ts';

type Case = { text: string; expected?: string | number; error?: boolean; cut?: boolean; typed?: boolean };
type Kind = { name: string; label: string; cases: Case[]; shown: (text: string) => string };
type Way = 'typed' | 'pasted' | 'autofilled';

const digits = (text: string): string => text.replaceAll(/\D/g, '');
/** Digits before the comma: what a field of whole pesos states. */
const whole = (text: string): string => digits(text.split(',')[0] ?? '');

const { phone, dni, email } = personFields;
const KINDS: Kind[] = [
  { name: 'phones', label: phone.label, cases: values.phones, shown: digits },
  { name: 'DNIs', label: dni.label, cases: values.dnis, shown: digits },
  { name: 'e-mails', label: email.label, cases: values.emails, shown: (text) => text.trim() },
];
const SALARIES: Kind = {
  name: 'salaries',
  label: loanFields.netSalary.label,
  cases: values.salaries as Case[],
  shown: whole,
};

/** What stood in a field after it was left and the form submitted, which lacks the rest; and its message. */
type Outcome = { value: string; said: string };

/** Enters each text as the browser makes of keys or a paste, leaves the field and submits; runs in the page. */
const ENTER = async (element: Element, [texts, way]: [readonly string[], Way]): Promise<Outcome[]> => {
  const field = element as HTMLInputElement;
  const outcomes: Outcome[] = [];
  for (const text of texts) {
    if (way !== 'autofilled') {
      field.focus();
      field.select();
    }
    if (way === 'pasted') document.execCommand('insertText', false, text);
    if (way === 'typed') {
      document.execCommand('delete');
      for (const character of text) document.execCommand('insertText', false, character);
    }
    field.blur();
    field.form?.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
    const message = document.getElementById(`${field.id}-error`);
    outcomes.push({ value: field.value, said: message?.textContent ?? '' });
  }
  return outcomes;
};

async function enter(field: Locator, texts: readonly string[], way: Way): Promise<Outcome[]> {
  if (way !== 'autofilled') return field.evaluate(ENTER, [texts, way] as [string[], Way]);
  const outcomes: Outcome[] = [];
  // Autofill comes from outside of the page.
  for (const text of texts) {
    await field.fill(text);
    outcomes.push(...(await field.evaluate(ENTER, [[text], way] as [string[], Way])));
  }
  return outcomes;
}

/** Three hundred values, one after the other. */
vi.setConfig({ testTimeout: 300_000 });

const visited = useOneVisit({ allows: /./ });

/** Right values entered so far, and how many of them were taken at the first try. */
const right = { entered: 0, accepted: 0 };

/** Enters every case of a kind into its field and returns those that ended as something else, unsaid. */
async function silentlyWrong({ label, cases, shown }: Kind, way: Way): Promise<string[]> {
  const entered = cases.filter(({ typed }) => way !== 'typed' || typed !== false);
  const texts = entered.map(({ text }) => text);
  const outcomes = await enter(visited().simulator.field(label), texts, way);
  return entered.flatMap(({ text, expected, error, cut }, index) => {
    const { value, said } = outcomes[index] ?? { value: '', said: '' };
    const isSaid = said !== '';
    const isRight = expected !== undefined && shown(value) === String(expected === 0 ? '' : expected);
    const isMeantWrong = error || cut;
    if (!isMeantWrong) {
      right.entered += 1;
      if (isRight && !isSaid) right.accepted += 1;
    }
    return isRight || (isMeantWrong && isSaid) ? [] : [`${way} ${JSON.stringify(text)}: ${shown(value)}`];
  });
}

/** The page as a first visit finds it. */
async function openEmpty() {
  const { page, simulator } = visited();
  await simulator.open('/alerce');
  await page.evaluate(() => localStorage.clear());
  const opened = await simulator.open('/alerce');
  // The reader of more than digits comes with the first text that needs it.
  const amount = await page.locator('#amount').inputValue();
  await page.locator('#amount').fill('850 mil');
  await expectShown(page.locator('main')).toContainText('⟦simulator texts reading read⟧');
  await page.locator('#amount').fill(amount);
  return { page, simulator: opened };
}

describe.each(['typed', 'pasted', 'autofilled'] as const)('%s', (way) => {
  it('a form keeps every salary as it was meant, or says that it is wrong', async () => {
    const { page, simulator } = await openEmpty();
    await simulator.submitButton().click();
    await expectShown(page.getByText(withAnyGaps(content.simulator.texts.messages.netSalary))).toBeVisible();
    expect(await silentlyWrong(SALARIES, way)).toEqual([]);
  });

  it.each(KINDS)(
    'a form keeps every one of the $name as it was meant, or says that it is wrong',
    async (kind) => {
      const { simulator } = await openEmpty();
      await (await simulator.fillLoan()).submitLoan();
      expect(await silentlyWrong(kind, way)).toEqual([]);
    },
  );
});

it('a form takes at least 98 % of what is right at the first try', ({ task }) => {
  const { entered, accepted } = right;
  expect(entered).toBeGreaterThan(600);
  expect(accepted / entered).toBeGreaterThanOrEqual(0.98);
  task.meta.summary = `Inputs: ${accepted} of ${entered} right values taken at the first try, none silently wrong`;
});
