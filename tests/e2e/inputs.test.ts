import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locator } from 'playwright';
import { expect as expectShown } from '../support/shown.ts';
import cases from '../inputs/cases.json';
import { SimulatorPage } from '../support/simulator-page.ts';
import { newVisit, type Visit } from '../support/visit.ts';

type Case = { text: string; expected?: string | number; error?: boolean; cut?: boolean; typed?: boolean };
type Way = {
  name: string;
  enter: (field: Locator, text: string) => Promise<void>;
  fits: (one: Case) => boolean;
};

const digits = (text: string): string => text.replaceAll(/\D/g, '');
/** Digits before the comma: what a field of whole pesos states. */
const whole = (text: string): string => digits(text.split(',')[0] ?? '');

const KINDS: {
  name: string;
  label: string;
  cases: Case[];
  shown: (text: string) => string;
  messages: RegExp;
}[] = [
  { name: 'phones', label: 'Celular', cases: cases.phones, shown: digits, messages: /El teléfono/ },
  { name: 'DNIs', label: 'DNI', cases: cases.dnis, shown: digits, messages: /El DNI/ },
  {
    name: 'e-mails',
    label: 'Correo electrónico',
    cases: cases.emails,
    shown: (text) => text.trim(),
    messages: /El correo/,
  },
];
const SALARIES = {
  name: 'salaries',
  label: 'Sueldo Neto',
  cases: cases.salaries as Case[],
  shown: whole,
  messages: /El sueldo/,
};

/** Character by character, each an input of its own, as the browser makes of keys. */
const TYPE = (element: Element, text: string) => {
  (element as HTMLInputElement).select();
  document.execCommand('delete');
  for (const character of text) document.execCommand('insertText', false, character);
};

const PASTE = (element: Element, text: string) => {
  (element as HTMLInputElement).select();
  document.execCommand('insertText', false, text);
};

const WAYS: Way[] = [
  {
    name: 'typed',
    enter: (field, text) => field.evaluate(TYPE, text),
    fits: ({ typed }) => typed !== false,
  },
  { name: 'pasted', enter: (field, text) => field.evaluate(PASTE, text), fits: () => true },
  { name: 'autofilled', enter: (field, text) => field.fill(text), fits: () => true },
];

/** Three hundred values, one after the other. */
vi.setConfig({ testTimeout: 300_000 });

let visit: Visit;
let simulator: SimulatorPage;

beforeAll(async () => {
  visit = await newVisit();
  simulator = new SimulatorPage(visit.page);
});
afterAll(() => visit.close());

/** Leaves the field and submits the form, which lacks the rest; what stands in it then, and every message. */
const SUBMIT = async (element: Element) => {
  (element as HTMLInputElement).blur();
  (element as HTMLInputElement).form?.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve));
  const messages = [...document.querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent);
  return { value: (element as HTMLInputElement).value, said: messages.join() };
};

/** Right values entered so far, and how many of them were taken at the first try. */
const right = { entered: 0, accepted: 0 };

/** Enters every case of a kind into its field and returns those that ended as something else, unsaid. */
async function silentlyWrong(kind: (typeof KINDS)[number], way: Way): Promise<string[]> {
  const field = simulator.field(kind.label);
  const wrong: string[] = [];
  for (const one of kind.cases.filter(way.fits)) {
    await way.enter(field, one.text);
    const { value, said } = await field.evaluate(SUBMIT);
    const shown = kind.shown(value);
    const isSaid = kind.messages.test(said);
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
  await simulator.open('/galicia');
  await simulator.page.evaluate(() => localStorage.clear());
  await simulator.open('/galicia');
}

describe.each(WAYS)('$name', (way) => {
  it('keeps every salary as it was meant, or says that it is wrong', async () => {
    await openEmpty();
    await simulator.submitButton().click();
    await expectShown(simulator.page.getByText('El sueldo debe estar')).toBeVisible();
    expect(await silentlyWrong(SALARIES, way)).toEqual([]);
  });

  it.each(KINDS)('keeps every one of the $name as it was meant, or says that it is wrong', async (kind) => {
    await openEmpty();
    await simulator.fillLoan();
    await simulator.submitLoan();
    expect(await silentlyWrong(kind, way)).toEqual([]);
  });
});

it('takes at least 98 % of what is right at the first try', ({ task }) => {
  const { entered, accepted } = right;
  expect(entered).toBeGreaterThan(600);
  expect(accepted / entered).toBeGreaterThanOrEqual(0.98);
  task.meta.summary = `Inputs: ${accepted} of ${entered} right values taken at the first try, none silently wrong`;
});
