import { content, loanFields, personFields, withAnyGaps } from '#scripts/review/visitor/content.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Locator } from 'playwright';
import { expect as expectShown } from '#scripts/review/visitor/shown.ts';
import values from '../inputs/cases.json';
import { useOneVisit } from '../support/visitors.ts';

type Case = { text: string; expected?: string | number; error?: boolean; cut?: boolean; typed?: boolean };
type Way = {
  name: string;
  enter: (field: Locator, texts: readonly string[]) => Promise<Outcome[]>;
  fits: (one: Case) => boolean;
};

const digits = (text: string): string => text.replaceAll(/\D/g, '');
/** Digits before the comma: what a field of whole pesos states. */
const whole = (text: string): string => digits(text.split(',')[0] ?? '');

type Kind = { name: string; label: string; cases: Case[]; shown: (text: string) => string };

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

type Entering = { texts: readonly string[]; by: 'typing' | 'pasting' | 'nothing' };

/** Enters each text as the browser makes of keys or a paste, leaves the field and submits; runs in the page. */
const ENTER = async (element: Element, { texts, by }: Entering): Promise<Outcome[]> => {
  const field = element as HTMLInputElement;
  const outcomes: Outcome[] = [];
  for (const text of texts) {
    if (by !== 'nothing') {
      field.focus();
      field.select();
    }
    if (by === 'pasting') document.execCommand('insertText', false, text);
    if (by === 'typing') {
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

/** Autofill comes from outside of the page. */
async function autofill(field: Locator, texts: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const text of texts) {
    await field.fill(text);
    outcomes.push(...(await field.evaluate(ENTER, { texts: [text], by: 'nothing' } as Entering)));
  }
  return outcomes;
}

const WAYS: Way[] = [
  {
    name: 'typed',
    enter: (field, texts) => field.evaluate(ENTER, { texts, by: 'typing' } as Entering),
    fits: ({ typed }) => typed !== false,
  },
  {
    name: 'pasted',
    enter: (field, texts) => field.evaluate(ENTER, { texts, by: 'pasting' } as Entering),
    fits: () => true,
  },
  { name: 'autofilled', enter: autofill, fits: () => true },
];

/** Three hundred values, one after the other. */
vi.setConfig({ testTimeout: 300_000 });

const visited = useOneVisit({ allows: /./ });

/** Right values entered so far, and how many of them were taken at the first try. */
const right = { entered: 0, accepted: 0 };

/** Enters every case of a kind into its field and returns those that ended as something else, unsaid. */
async function silentlyWrong(kind: Kind, way: Way): Promise<string[]> {
  const field = visited().simulator.field(kind.label);
  const wrong: string[] = [];
  const cases = kind.cases.filter(way.fits);
  const outcomes = await way.enter(
    field,
    cases.map(({ text }) => text),
  );
  for (const [index, one] of cases.entries()) {
    const { value, said } = outcomes[index] ?? { value: '', said: '' };
    const shown = kind.shown(value);
    const isSaid = said !== '';
    const isRight = one.expected !== undefined && shown === String(one.expected === 0 ? '' : one.expected);
    const isMeantWrong = one.error || one.cut;
    if (!isMeantWrong) {
      right.entered += 1;
      if (isRight && !isSaid) right.accepted += 1;
    }
    if (isMeantWrong && isSaid) continue;
    if (!isRight) wrong.push(`${way.name} ${JSON.stringify(one.text)}: ${shown}`);
  }
  return wrong;
}

/** The page as a first visit finds it. */
async function openEmpty(): Promise<void> {
  const { page, simulator } = visited();
  await simulator.open('/alerce');
  await page.evaluate(() => localStorage.clear());
  await simulator.open('/alerce');
}

describe.each(WAYS)('$name', (way) => {
  it('keeps every salary as it was meant, or says that it is wrong', async () => {
    await openEmpty();
    const { page, simulator } = visited();
    await simulator.submitButton().click();
    await expectShown(page.getByText(withAnyGaps(content.simulator.texts.messages.netSalary))).toBeVisible();
    expect(await silentlyWrong(SALARIES, way)).toEqual([]);
  });

  it.each(KINDS)('keeps every one of the $name as it was meant, or says that it is wrong', async (kind) => {
    await openEmpty();
    await (await visited().simulator.fillLoan()).submitLoan();
    expect(await silentlyWrong(kind, way)).toEqual([]);
  });
});

it('takes at least 98 % of what is right at the first try', ({ task }) => {
  const { entered, accepted } = right;
  expect(entered).toBeGreaterThan(600);
  expect(accepted / entered).toBeGreaterThanOrEqual(0.98);
  task.meta.summary = `Inputs: ${accepted} of ${entered} right values taken at the first try, none silently wrong`;
});
