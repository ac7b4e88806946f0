import { describe, expect, it } from 'vitest';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { ageControlMessage, validateLoanForm } from '#domain/validation/loan-form.ts';
import { simulator as rules } from '../../../support/content/made-up.ts';
import { typicalForm as good } from '../../../support/data/applicants.ts';

const { messages } = rules.texts;

it('the validation finds nothing wrong with a good form', () =>
  expect(validateLoanForm(good, rules, '40')).toEqual({}));

type Row = [ids: string, field: keyof LoanForm, value: LoanForm[keyof LoanForm], limits: object];
const term = { min: 1, max: 120 };
const amount = { min: '100.000', max: '100.000.000' };
const salary = { min: '100.000', max: '50.000.000' };
const age = { min: 18, max: 99 };

it.each<Row>([
  ['[S5.2-01]', 'employment', '', {}],
  ['[S5.2-04]', 'term', 0, term],
  ['[S5.2-05]', 'term', 121, term],
  ['[S5.2-07]', 'amount', 99_999, amount],
  ['[S5.2-08]', 'amount', 100_000_001, amount],
  ['[S5.2-08]', 'amount', Number.NaN, amount],
  ['[S5.2-10]', 'netSalary', 0, salary],
  ['[S5.2-10]', 'netSalary', 99_999, salary],
  ['[S5.2-11]', 'netSalary', 50_000_001, salary],
  ['[S5.2-02]', 'seniority', '', {}],
  ['[S5.2-13]', 'age', null, age],
  ['[S5.2-13]', 'age', 17, age],
  ['[S5.2-14]', 'age', 100, age],
  ['[S5.2-03]', 'province', '', {}],
])('the loan form refuses one fault: %s %s %s', (_, field, value, limits) => {
  const message = fillTemplate(messages[field], { ...limits });
  expect(validateLoanForm({ ...good, [field]: value }, rules)).toEqual({ [field]: message });
});

it.each([
  ['term', 1],
  ['term', 120],
  ['amount', 100_000],
  ['amount', 100_000_000],
  ['netSalary', 100_000],
  ['netSalary', 50_000_000],
  ['age', 18],
  ['age', 99],
] as const)('[S5.2-06 S5.2-09 S5.2-12 S5.2-15] the edges of the ranges: %s %d is good', (field, value) => {
  expect(validateLoanForm({ ...good, [field]: value }, rules)).toEqual({});
});

describe('the age control', () => {
  const tooYoung = fillTemplate(messages.ageMin, { min: 18 });
  const tooOld = fillTemplate(messages.ageMax, { max: 99 });

  it.each([
    ['[S5.3-01]', 'abc', messages.ageNotNumber],
    ['[S5.3-01]', '40 años', messages.ageNotNumber],
    ['[S5.3-02]', '17', tooYoung],
    ['[S5.3-03]', '100', tooOld],
    ['[S5.3-02]', '18', null],
    ['[S5.3-03]', '99', null],
    ['[S5.3-01]', '', null],
  ])('%s says about %j: %s', (_, text, message) => expect(ageControlMessage(text, rules)).toBe(message));

  it('has the first word over the range', () => {
    expect(validateLoanForm({ ...good, age: 17 }, rules, '17')).toEqual({ age: tooYoung });
  });

  it('leaves an empty field to the range', () => {
    expect(validateLoanForm({ ...good, age: null }, rules, '')).toEqual({
      age: fillTemplate(messages.age, { min: 18, max: 99 }),
    });
  });
});

it('the validation takes its limits from the config', () => {
  const narrow = { ...rules, limits: { ...rules.limits, term: { min: 6, max: 48 } } };
  expect(validateLoanForm({ ...good, term: 60 }, narrow)).toEqual({
    term: fillTemplate(messages.term, { min: 6, max: 48 }),
  });
});
