import { describe, expect, it } from 'vitest';
import { simulator } from '../../../support/content/made-up.ts';
import { content } from '../../../support/content/content.ts';
import { editDni, parseDni } from '#domain/input/dni.ts';
import { parseEmail } from '../../../support/data/read-email.ts';
import { editPhone, parsePhone } from '#domain/input/phone.ts';
import { parseWholeNumber } from '#domain/input/pesos.ts';
import { editWholeNumber, formatWholeNumber } from '#domain/input/whole-number.ts';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { type PersonalData, emptyPersonalData } from '#domain/personal-data.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';
import cases from '../../../inputs/cases.json';
import { type Edit, TypedText } from '../../../support/dom/typing.ts';

type Case = { text: string; expected?: string | number; error?: boolean; cut?: boolean; typed?: boolean };
type Understood = { value: string | number; isError: boolean };

const personal = (data: Partial<PersonalData>, field: keyof PersonalData): Understood => {
  const filled = { ...emptyPersonalData('Masculino'), ...data };
  return {
    value: filled[field],
    isError: validatePersonalData(filled, content.personal)[field] !== undefined,
  };
};

const salary = (text: string): Understood => {
  const netSalary = parseWholeNumber(text);
  const form = { ...emptyLoanForm(simulator.defaults), netSalary };
  const errors = validateLoanForm(form, simulator);
  return { value: netSalary, isError: errors.netSalary !== undefined };
};

const dni = (text: string): Understood => {
  const read = parseDni(text);
  const understood = personal({ dni: read.dni }, 'dni');
  return { ...understood, isError: understood.isError || read.isCut };
};

const verbatim: Edit = ({ after, caret }) => ({ text: after, caret });

/** The DNI field, which keeps in mind what it left out; `leaveOut` hears whether it did. */
const dniField = (leaveOut: (isCut: boolean) => void = () => undefined): Edit => {
  let beyond = '';
  return (edit) => {
    const edited = editDni(edit, beyond);
    beyond = edited.beyond;
    leaveOut(edited.isCut);
    return edited;
  };
};

const kinds: {
  name: string;
  cases: readonly Case[];
  count: number;
  understand: (text: string) => Understood;
  field: () => Edit;
}[] = [
  {
    name: 'phones',
    cases: cases.phones,
    count: 120,
    understand: (text) => personal({ phone: parsePhone(text) }, 'phone'),
    field: () => editPhone,
  },
  { name: 'dnis', cases: cases.dnis, count: 60, understand: dni, field: dniField },
  { name: 'salaries', cases: cases.salaries, count: 80, understand: salary, field: () => editWholeNumber },
  {
    name: 'emails',
    cases: cases.emails,
    count: 40,
    understand: (text) => personal({ email: parseEmail(text) }, 'email'),
    field: () => verbatim,
  },
];

const outcome = ({ value, isError }: Understood): string | number => (isError ? 'error' : value);
const wanted = ({ expected }: Case): string | number => expected ?? 'error';

describe.each(kinds)('$count $name', ({ cases: table, name, count, understand, field }) => {
  it('a list of cases has as many as it says', () => {
    expect(table).toHaveLength(count);
    expect(new Set(table.map(({ text }) => text)).size).toBe(count);
  });

  it.each(table)(`[S5.1-12] of ${name} the field reads $text`, (one) =>
    expect(outcome(understand(one.text))).toBe(wanted(one)),
  );

  it.each(table)(`of ${name} the field takes $text pasted over another value`, (one) => {
    const pasted = new TypedText(field()).type('1').paste(one.text).text;
    expect(outcome(understand(one.cut ? one.text : pasted))).toBe(wanted(one));
  });

  it.each(table)(`of ${name} the field takes $text filled in by the browser`, (one) => {
    const filled = new TypedText(field()).autofill(one.text).text;
    expect(outcome(understand(one.cut ? one.text : filled))).toBe(wanted(one));
  });

  // A DNI field takes no ninth digit: the visitor is told at once, and the field keeps 8 valid digits.
  it.each(table.filter(({ cut, typed }) => !cut && typed !== false))(
    `of ${name} the field takes $text typed key by key`,
    (one) => {
      expect(outcome(understand(new TypedText(field()).type(one.text).text))).toBe(wanted(one));
    },
  );
});

it.each([
  ['[S3.1-43]', '12,9', 12],
  ['[S3.1-44]', '', 0],
  ['[S3.1-44]', 'nada', 0],
])('%s the figure %j is the whole number %d', (_, text, value) => expect(parseWholeNumber(text)).toBe(value));

it.each([
  [850_000, '850.000'],
  [0, ''],
  [-1, ''],
  [1.5, ''],
  [NaN, ''],
])('a field at rest shows %d as %j', (value, shown) => expect(formatWholeNumber(value)).toBe(shown));

it('on the field of the DNI, the form says when a DNI field leaves digits out, typed or pasted', () => {
  const overlong = (cases.dnis as Case[]).filter(({ cut }) => cut === true);
  expect(overlong).not.toEqual([]);
  for (const { text } of overlong) {
    for (const way of ['type', 'paste'] as const) {
      let isCut = false;
      new TypedText(dniField((now) => (isCut = now)))[way](text);
      expect({ text, way, isCut }).toEqual({ text, way, isCut: true });
    }
  }
});
