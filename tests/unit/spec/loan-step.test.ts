import { describe, expect, it } from 'vitest';
import { formatTerm } from '#domain/format.ts';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, textOf, textsOf } from '../../support/content/rendered-pages.ts';

const { simulator } = content;
const { fields } = simulator.texts;
const codes = (options: readonly { code: string }[]): string[] => options.map(({ code }) => code);

describe.each(['/', '/simular', '/alerce', '/lapacho'])('step 1 on %s', (path) => {
  const page = pageAt(path);

  it.each([
    ['[S2.4-01]', 'employment', 'employment', 'select'],
    ['[S2.4-02]', 'province', 'province', 'select'],
    ['[S2.4-03]', 'seniority', 'seniority', 'select'],
    ['[S2.4-04]', 'age', 'age', 'input'],
    ['[S2.4-04]', 'age', 'age-list', 'select'],
    ['[S1-04]', 'netSalary', 'net-salary', 'input'],
  ] as const)('%s asks for %s in #%s, a required %s', (_, field, id, tag) => {
    expect(textOf(page, `label[for="${id}"]`)).toBe(fields[field].label);
    expect(page.querySelectorAll(`${tag}[id="${id}"][required]`)).toHaveLength(1);
  });

  it('[S2.4-05 S5.4-03] step 1 writes pesos before the salary, and says so in its placeholder', () => {
    expect(textsOf(page, '[id="net-salary"]')).toHaveLength(1);
    const of = (name: string) => attributesOf(page, '[id="net-salary"]', name);
    expect(of('placeholder')).toEqual([fields.netSalary.placeholderNarrow]);
    expect(of('data-wide-placeholder')).toEqual([fields.netSalary.placeholderWide]);
    expect(of('value')).toEqual(['']);
    expect(simulator.texts.fields.netSalary.prefix).toBe('$');
  });

  it('[S2.4-10 S9.1-03..05] step 1 has a slider for the amount, from 100.000 to 10.000.000 by 10.000, at 5.000.000', () => {
    const of = (name: string) => attributesOf(page, '[name="amountSlider"]', name);
    const shown = ['type', 'min', 'max', 'step', 'value'].flatMap(of);
    expect(shown).toEqual(['range', '100000', '10000000', '10000', '5000000']);
    expect(of('aria-valuetext')).toEqual(['$ 5.000.000']);
  });

  it('[S2.4-09 S9.1-07..10] step 1 has a slider for the term, from 1 to 60 months, at 30, with its three labels', () => {
    const of = (name: string) => attributesOf(page, '[name="termSlider"]', name);
    expect(['type', 'min', 'max', 'step', 'value'].flatMap(of)).toEqual(['range', '1', '60', '1', '30']);
    expect(of('aria-valuetext')).toEqual([formatTerm(30, simulator.texts.termValue)]);
    for (const label of simulator.sliders.term.labels) expect(textOf(page, 'form')).toContain(label);
  });

  it('step 1 lists on a phone every age from 18 to 99, and no other', () => {
    // An option without a value of its own has its text for one.
    const values = attributesOf(page, '[id="age-list"] option', 'value');
    const texts = textsOf(page, '[id="age-list"] option');
    const ages = texts.map((text, at) => values[at] || (at === 0 ? '' : text));
    expect(ages).toEqual(['', ...Array.from({ length: 82 }, (_, index) => String(18 + index))]);
  });
});

it.each([
  ['employment', simulator.employment],
  ['seniority', simulator.seniority],
  ['province', simulator.provinces],
])('the options of %s are all in the page, none chosen', (id, options) => {
  const page = pageAt('/');
  expect(attributesOf(page, `[id="${id}"] option`, 'value')).toEqual(['', ...codes(options)]);
  expect(textsOf(page, `[id="${id}"] option`).slice(1)).toEqual(options.map(({ label }) => label));
  expect(attributesOf(page, `[id="${id}"] option[selected]`, 'value')).toEqual(['']);
});

it('[S3.1-02..04 S3.1-06 S9.1-01..02] the form begins with 5.000.000 over 30 months and nothing else', () => {
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
  ['[S9.1-14]', 'term', { min: 1, max: 120 }],
  ['[S9.1-15]', 'amount', { min: 100_000, max: 100_000_000 }],
  ['[S9.1-16]', 'salary', { min: 100_000, max: 50_000_000 }],
  ['[S9.1-17]', 'age', { min: 18, max: 99 }],
] as const)('%s the limits of %s are %o', (_, field, limits) =>
  expect(simulator.limits[field]).toEqual(limits),
);
