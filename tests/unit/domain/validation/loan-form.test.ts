import { describe, expect, it } from 'vitest';
import type { LoanForm } from '#domain/loan-request.ts';
import { ageControlMessage } from '#domain/validation/age.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { simulator as rules } from '#generated/simulator.ts';

const good: LoanForm = {
  employment: 'relacion_dependencia',
  term: 30,
  amount: 5_000_000,
  netSalary: 3_000_000,
  seniority: '2_3_anos',
  age: 40,
  province: 'caba',
};

it('finds nothing wrong with a good form', () => {
  expect(validateLoanForm(good, rules, '40')).toEqual({});
});

describe('one fault at a time', () => {
  const table: [field: keyof LoanForm, value: LoanForm[keyof LoanForm], message: string][] = [
    ['employment', '', 'La situación laboral es requerida'],
    ['term', 0, 'El plazo debe estar entre 1 y 120 meses'],
    ['term', 121, 'El plazo debe estar entre 1 y 120 meses'],
    ['amount', 99_999, 'El monto debe estar entre $100.000 y $100.000.000'],
    ['amount', 100_000_001, 'El monto debe estar entre $100.000 y $100.000.000'],
    ['amount', Number.NaN, 'El monto debe estar entre $100.000 y $100.000.000'],
    ['netSalary', 0, 'El sueldo debe estar entre $100.000 y $50.000.000'],
    ['netSalary', 99_999, 'El sueldo debe estar entre $100.000 y $50.000.000'],
    ['netSalary', 50_000_001, 'El sueldo debe estar entre $100.000 y $50.000.000'],
    ['seniority', '', 'La antigüedad es requerida'],
    ['age', null, 'La edad debe estar entre 18 y 99 años'],
    ['age', 17, 'La edad debe estar entre 18 y 99 años'],
    ['age', 100, 'La edad debe estar entre 18 y 99 años'],
    ['province', '', 'La ubicación es requerida'],
  ];

  it.each(table)('%s %s', (field, value, message) => {
    expect(validateLoanForm({ ...good, [field]: value }, rules)).toEqual({ [field]: message });
  });
});

describe('the edges of the ranges', () => {
  it.each([
    ['term', 1],
    ['term', 120],
    ['amount', 100_000],
    ['amount', 100_000_000],
    ['netSalary', 100_000],
    ['netSalary', 50_000_000],
    ['age', 18],
    ['age', 99],
  ] as const)('%s %d is good', (field, value) => {
    expect(validateLoanForm({ ...good, [field]: value }, rules)).toEqual({});
  });
});

describe('the age control', () => {
  it.each([
    ['abc', 'Por favor ingrese un número válido'],
    ['40 años', 'Por favor ingrese un número válido'],
    ['17', 'La edad mínima es 18 años'],
    ['100', 'La edad máxima es 99 años'],
    ['99999', 'La edad máxima es 99 años'],
    ['18', null],
    ['99', null],
    ['', null],
  ])('says about %j: %s', (text, message) => {
    expect(ageControlMessage(text, rules)).toBe(message);
  });

  it('has the first word over the range', () => {
    expect(validateLoanForm({ ...good, age: 17 }, rules, '17')).toEqual({ age: 'La edad mínima es 18 años' });
  });

  it('leaves an empty field to the range', () => {
    expect(validateLoanForm({ ...good, age: null }, rules, '')).toEqual({
      age: 'La edad debe estar entre 18 y 99 años',
    });
  });
});

it('takes its limits from the config', () => {
  const narrow = { ...rules, limits: { ...rules.limits, term: { min: 6, max: 48 } } };
  expect(validateLoanForm({ ...good, term: 60 }, narrow)).toEqual({
    term: 'El plazo debe estar entre 6 y 48 meses',
  });
});
