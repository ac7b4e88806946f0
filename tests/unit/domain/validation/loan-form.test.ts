import { describe, expect, it } from 'vitest';
import type { LoanForm } from '#domain/loan-request.ts';
import { ageControlMessage, validateLoanForm } from '#domain/validation/loan-form.ts';
import { simulator as rules } from '#generated/simulator.ts';
import { typicalForm as good } from '../../../support/applicants.ts';

it('finds nothing wrong with a good form', () => expect(validateLoanForm(good, rules, '40')).toEqual({}));

describe('one fault at a time', () => {
  const table: [field: keyof LoanForm, value: LoanForm[keyof LoanForm], message: string][] = [
    ['employment', '', 'La condición laboral es pedida'],
    ['term', 0, 'El lapso debe estar entre 1 y 120 lunas'],
    ['term', 121, 'El lapso debe estar entre 1 y 120 lunas'],
    ['amount', 99_999, 'El importe debe estar entre $100.000 y $100.000.000'],
    ['amount', 100_000_001, 'El importe debe estar entre $100.000 y $100.000.000'],
    ['amount', Number.NaN, 'El importe debe estar entre $100.000 y $100.000.000'],
    ['netSalary', 0, 'El haber debe estar entre $100.000 y $50.000.000'],
    ['netSalary', 99_999, 'El haber debe estar entre $100.000 y $50.000.000'],
    ['netSalary', 50_000_001, 'El haber debe estar entre $100.000 y $50.000.000'],
    ['seniority', '', 'La permanencia es pedida'],
    ['age', null, 'La madurez debe estar entre 18 y 99 abriles'],
    ['age', 17, 'La madurez debe estar entre 18 y 99 abriles'],
    ['age', 100, 'La madurez debe estar entre 18 y 99 abriles'],
    ['province', '', 'La localidad es pedida'],
  ];

  it.each(table)('%s %s', (field, value, message) => {
    expect(validateLoanForm({ ...good, [field]: value }, rules)).toEqual({ [field]: message });
  });
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
] as const)('the edges of the ranges: %s %d is good', (field, value) => {
  expect(validateLoanForm({ ...good, [field]: value }, rules)).toEqual({});
});

describe('the age control', () => {
  it.each([
    ['abc', 'Por favor ponga un número correcto'],
    ['40 años', 'Por favor ponga un número correcto'],
    ['17', 'La madurez menor es 18 abriles'],
    ['100', 'La madurez mayor es 99 abriles'],
    ['99999', 'La madurez mayor es 99 abriles'],
    ['18', null],
    ['99', null],
    ['', null],
  ])('says about %j: %s', (text, message) => expect(ageControlMessage(text, rules)).toBe(message));

  it('has the first word over the range', () => {
    expect(validateLoanForm({ ...good, age: 17 }, rules, '17')).toEqual({
      age: 'La madurez menor es 18 abriles',
    });
  });

  it('leaves an empty field to the range', () => {
    expect(validateLoanForm({ ...good, age: null }, rules, '')).toEqual({
      age: 'La madurez debe estar entre 18 y 99 abriles',
    });
  });
});

it('takes its limits from the config', () => {
  const narrow = { ...rules, limits: { ...rules.limits, term: { min: 6, max: 48 } } };
  expect(validateLoanForm({ ...good, term: 60 }, narrow)).toEqual({
    term: 'El lapso debe estar entre 6 y 48 lunas',
  });
});
