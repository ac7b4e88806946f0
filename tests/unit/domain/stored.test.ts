import { describe, expect, it } from 'vitest';
import {
  SENT_LEADS_KEY,
  UNSENT_LEADS_KEY,
  isLoanFormKey,
  isErased,
  lenderFormKey,
  loanFormKey,
  openEnvelope,
  resultsKey,
  sealEnvelope,
} from '#domain/stored-keys.ts';
import { type LoanForm, emptyLoanForm } from '#domain/loan-request.ts';
import { type PersonalData, emptyPersonalData } from '#domain/personal-data.ts';
import { restoreLoanForm, storeLoanForm } from '#domain/stored-loan-form.ts';
import { restorePersonalData, storePersonalData } from '#domain/stored-personal-data.ts';
import { simulator } from '../../support/content/made-up.ts';
import { options } from '../../support/data/applicants.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const empty = emptyLoanForm(simulator.defaults);

const form: LoanForm = {
  employment: 'jubilado',
  term: 120,
  amount: 87_654_321,
  netSalary: 999,
  seniority: 'mas_3_anos',
  age: 150,
  province: 'tierra_del_fuego',
};
const stored = storeLoanForm(form);

describe('an envelope', () => {
  it.each([
    ['just saved', 0, 'fresh'],
    ['at its time', 30 * DAY, 'expired'],
    ['a day ahead of the clock', -DAY, 'fresh'],
    ['a second more ahead of it', -DAY - 1000, 'expired'],
  ])('knows its age: %s', (_, age, state) => {
    expect(openEnvelope(sealEnvelope({ a: 1 }, NOW), NOW + age, 30).state).toBe(state);
  });

  it.each([
    ['no version', `{"savedAt":${NOW},"data":{}}`],
    ['a newer version', `{"v":2,"savedAt":${NOW},"data":{}}`],
    ['an endless moment', '{"v":1,"savedAt":1e999,"data":{}}'],
  ])('%s is unreadable', (_, text) => expect(openEnvelope(text, NOW, 30)).toEqual({ state: 'unreadable' }));
});

it('[S3.1-01 S3.1-05 S3.1-07] a stored loan form has the names it always had', () => {
  expect(stored).toEqual({
    situacion_laboral: 'jubilado',
    plazo: 120,
    monto: 87_654_321,
    sueldo_bolsillo: 999,
    antiguedad: 'mas_3_anos',
    edad: 150,
    ubicacion: 'tierra_del_fuego',
  });
  expect(storeLoanForm(empty)).toMatchObject({ edad: '', antiguedad: '', ubicacion: '' });
});

it.each<[string, Record<string, unknown>, Partial<LoanForm>]>([
  ['an unknown code', { situacion_laboral: 'astronauta' }, { employment: '' }],
  ['an amount in words', { monto: 'mucho' }, { amount: 5_000_000 }],
  ['an amount as digits', { monto: '250000' }, { amount: 250_000 }],
  ['no amount at all', { monto: '' }, { amount: 5_000_000 }],
  ['less than nothing', { monto: -1 }, { amount: 5_000_000 }],
  ['a part of a peso', { monto: 1.5 }, { amount: 5_000_000 }],
  ['a power of ten', { monto: '1e9' }, { amount: 5_000_000 }],
  ['a code that is a number', { ubicacion: 0 }, { province: '' }],
  ['an empty age', { edad: '' }, { age: null }],
])('a stored loan form loses one field to %s, not the rest', (_, bad, expected) => {
  expect(restoreLoanForm({ ...stored, ...bad }, options, empty)).toEqual({ ...form, ...expected });
});

it.each([0, '0'])('a stored loan form keeps an amount of %j, which was typed', (monto) => {
  expect(restoreLoanForm({ ...stored, monto }, options, empty)?.amount).toBe(0);
});

it.each([null, undefined, 'x', 5, [], [stored]])('a stored loan form is none when it is %j', (data) => {
  expect(restoreLoanForm(data, options, empty)).toBeNull();
});

const data: PersonalData = {
  dni: '01234567',
  email: 'ana@gmail.com',
  phone: '1155551234',
  gender: 'Femenino',
};
const nobody = emptyPersonalData('Masculino');

it('[S3.2-02] stored personal data has the names it always had, and comes back as it was', () => {
  const kept = storePersonalData(data);
  expect(kept).toEqual({
    dni: '01234567',
    email: 'ana@gmail.com',
    phone: '1155551234',
    genero: 'Femenino',
  });
  expect(restorePersonalData(kept, nobody)).toEqual(data);
});

it.each<[string, Record<string, unknown>, Partial<PersonalData>]>([
  ['a DNI that is a number', { dni: 1_234_567 }, { dni: '' }],
  ['a formatted DNI', { dni: '01.234.567' }, {}],
  ['a phone with its prefix', { phone: '+54 9 11 5555-1234' }, {}],
  ['a phone that is too long', { phone: '11555512345' }, { phone: '11555512345' }],
  ['an e-mail between blanks', { email: ' ana@gmail.com ' }, {}],
  ['an endless e-mail', { email: `a@${'b'.repeat(500)}` }, { email: '' }],
  ['an unknown gender', { genero: 'x' }, { gender: 'Masculino' }],
])('stored personal data with %s', (_, bad, expected) => {
  expect(restorePersonalData({ ...storePersonalData(data), ...bad }, nobody)).toEqual({
    ...data,
    ...expected,
  });
});

it.each([null, 'x', []])('stored personal data is none when it is %j', (value) => {
  expect(restorePersonalData(value, nobody)).toBeNull();
});

it('keys are one per page, those of results are others, and all are erased but the one of sent leads', () => {
  const form = loanFormKey('alerce');
  const results = resultsKey(form);
  expect([form, results]).toEqual(['loan-form-data-alerce', 'simulator-results-loan-form-data-alerce']);
  expect([form, results, `x${form}`].map(isLoanFormKey)).toEqual([true, false, false]);
  const keys = [form, results, UNSENT_LEADS_KEY, SENT_LEADS_KEY, `x${results}`];
  expect(keys.map(isErased)).toEqual([true, true, true, false, false]);
});

it.each([
  ['of a lender is that of its id', lenderFormKey({ id: 'alerce' }), 'loan-form-data-alerce'],
  ['of a lender that was renamed stays', lenderFormKey({ id: 'alerce', storageKey: 'viejo' }), 'viejo'],
])('the key of the form %s', (_, key, expected) => expect(key).toBe(expected));
