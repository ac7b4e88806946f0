import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { editedCopy, type EditedCopy } from '../support/content/edited-copy.ts';
import {
  addEmployment,
  addField,
  CODE,
  CONTRACT_NAME,
  LABEL,
  LENDER,
  LENDER_PAGE,
  MOTTO,
  NAMES,
} from './recipes.ts';

/** Compiling and building a whole copy takes longer than a test of a function. */
vi.setConfig({ testTimeout: 240_000 });

let copy: EditedCopy;

beforeAll(() => {
  copy = editedCopy();
  addField(copy);
  addEmployment(copy);
  const { status, output } = copy.script('codegen');
  if (status !== 0) throw new Error(output);
}, 120_000);

afterAll(() => copy.remove());

describe('a field of every lender takes its schema, the JSON and the component', () => {
  it('a new field of every lender compiles and is checked', () => {
    expect(copy.compile()).toEqual({ status: 0, output: '' });
    expect(copy.script('check').status).toBe(0);
  });

  it('a field of every lender takes its schema, the JSON and the component does not compile when the component misspells it', () => {
    copy.withFile(LENDER_PAGE, copy.read(LENDER_PAGE).replaceAll('lender.motto', 'lender.moto'), () =>
      expect(copy.compile().output).toContain("Property 'moto' does not exist"),
    );
  });

  it('a field of every lender takes its schema, the JSON and the component is refused with file, line and column when it breaks its rules', () => {
    copy.withFile(LENDER, copy.read(LENDER).replace(MOTTO, '<b>lema</b>'), () => {
      const { status, output } = copy.script('check');
      expect(status).toBe(1);
      expect(output).toMatch(new RegExp(`${LENDER}:\\d+:\\d+ +error +/motto`));
    });
  });
});

describe('an employment takes its code, its name at the provider, and its words', () => {
  it('an employment takes its code, its name at the provider, and its words does not compile without its name in the table of the provider', () => {
    const without = copy.read(NAMES).replace(`  ${CODE}: '${CONTRACT_NAME}',\n`, '');
    copy.withFile(NAMES, without, () =>
      expect(copy.compile().output).toContain(`Property '${CODE}' is missing`),
    );
  });

  it('an employment takes its code, its name at the provider, and its words does not compile when the contract does not know its name', () => {
    const misspelt = copy.read(NAMES).replace(CONTRACT_NAME, 'Peón Rural');
    copy.withFile(NAMES, misspelt, () => expect(copy.compile().output).toContain('"Peón Rural"'));
  });

  it('an employment takes its code, its name at the provider, and its words is refused in the form under a code that is not in the schema', () => {
    const file = 'config/simulator.json';
    copy.withFile(file, copy.read(file).replace(CODE, 'trabajador_rual'), () => {
      const { status, output } = copy.script('check');
      expect(status).toBe(1);
      expect(output).toContain(`¿quisiste decir «${CODE}»?`);
    });
  });
});

it('a sort without its comparison does not compile', () => {
  const file = 'schema/results.schema.json';
  const withSort = copy.read(file).replace('"ingreso"', '"ingreso", "plazo"');
  copy.withFile(file, withSort, () => expect(copy.compile().output).toContain("Property 'plazo' is missing"));
});

it('the built site shows the lender its field, and the form the employment', () => {
  const { status, output } = copy.run('npx', 'vite', 'build');
  expect(output).not.toContain('error');
  expect(status).toBe(0);
  expect(copy.read('dist/galicia.html')).toContain(`<p>${MOTTO}</p>`);
  expect(copy.read('dist/index.html')).toContain(LABEL);
});
