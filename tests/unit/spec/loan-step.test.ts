import { describe, expect, it } from 'vitest';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { content } from '../../support/content.ts';
import { attributesOf, pageAt, textOf, textsOf } from '../../support/rendered-pages.ts';

const { simulator } = content;
const codes = (options: readonly { code: string }[]): string[] => options.map(({ code }) => code);

describe.each(['/', '/simular', '/alerce', '/lapacho'])('step 1 on %s', (path) => {
  const page = pageAt(path);

  it.each([
    ['Condición Laboral', 'employment', 'select'],
    ['Región', 'province', 'select'],
    ['Permanencia Laboral', 'seniority', 'select'],
    ['Madurez', 'age', 'input'],
    ['Madurez', 'age-list', 'select'],
    ['Haber Neto', 'net-salary', 'input'],
  ])('asks for %s in #%s, a required %s', (label, id, tag) => {
    expect(textOf(page, `label[for="${id}"]`)).toBe(label);
    expect(page.querySelectorAll(`${tag}[id="${id}"][required]`)).toHaveLength(1);
  });

  it('writes pesos before the salary, and says so in its placeholder', () => {
    expect(textsOf(page, '[id="net-salary"]')).toHaveLength(1);
    const of = (name: string) => attributesOf(page, '[id="net-salary"]', name);
    expect(of('placeholder')).toEqual(['Ponga su haber']);
    expect(of('data-wide-placeholder')).toEqual(['Ponga su haber en ARS']);
    expect(of('value')).toEqual(['']);
    expect(simulator.texts.fields.netSalary.prefix).toBe('$');
  });

  it('has a slider for the amount, from 100.000 to 10.000.000 by 10.000, at 5.000.000', () => {
    const of = (name: string) => attributesOf(page, '[name="amountSlider"]', name);
    const shown = ['type', 'min', 'max', 'step', 'value'].flatMap(of);
    expect(shown).toEqual(['range', '100000', '10000000', '10000', '5000000']);
    expect(of('aria-valuetext')).toEqual(['$ 5.000.000']);
  });

  it('has a slider for the term, from 1 to 60 months, at 30, with its three labels', () => {
    const of = (name: string) => attributesOf(page, '[name="termSlider"]', name);
    expect(['type', 'min', 'max', 'step', 'value'].flatMap(of)).toEqual(['range', '1', '60', '1', '30']);
    expect(of('aria-valuetext')).toEqual(['2 abriles y 6 lunas']);
    for (const label of ['1 mes', '2.5 abriles', '5 abriles']) expect(textOf(page, 'form')).toContain(label);
  });

  it('lists on a phone every age from 18 to 99, and no other', () => {
    const ages = attributesOf(page, '[id="age-list"] option', 'value');
    expect(ages).toEqual(['', ...Array.from({ length: 82 }, (_, index) => String(18 + index))]);
  });
});

describe('the options', () => {
  it.each([
    ['employment', simulator.employment],
    ['seniority', simulator.seniority],
    ['province', simulator.provinces],
  ])('of %s are all in the page, none chosen', (id, options) => {
    const page = pageAt('/');
    expect(attributesOf(page, `[id="${id}"] option`, 'value')).toEqual(['', ...codes(options)]);
    expect(textsOf(page, `[id="${id}"] option`).slice(1)).toEqual(options.map(({ label }) => label));
    expect(attributesOf(page, `[id="${id}"] option[selected]`, 'value')).toEqual(['']);
  });
});

it('the form begins with 5.000.000 over 30 months and nothing else', () => {
  expect(emptyLoanForm(simulator.defaults)).toEqual({
    employment: '',
    term: 30,
    amount: 5_000_000,
    netSalary: 0,
    seniority: '',
    age: null,
    province: '',
  });
});

it.each([
  ['term', { min: 1, max: 120 }],
  ['amount', { min: 100_000, max: 100_000_000 }],
  ['salary', { min: 100_000, max: 50_000_000 }],
  ['age', { min: 18, max: 99 }],
] as const)('the limits of %s are %o', (field, limits) => expect(simulator.limits[field]).toEqual(limits));
