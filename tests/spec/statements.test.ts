import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type Proof, problemsOf } from '../support/proofs.ts';
import data from './statements.json';
import schema from './statements.schema.json';

type Statement = Proof & { id: string; section: string };

const { sections } = data;
const statements: Statement[] = data.statements;

describe('the statements of the specification', () => {
  it('are written as their schema says', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    expect(validate(data) ? [] : validate.errors).toEqual([]);
  });

  it('have ids of their own', () => {
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('cover every section, as many as it says', () => {
    const counted = Object.fromEntries(sections.map(({ id }) => [id, 0]));
    expect(statements.filter(({ id, section }) => !id.startsWith(`${section}-`))).toEqual([]);
    for (const { section } of statements) counted[section] = (counted[section] ?? 0) + 1;
    expect(counted).toEqual(Object.fromEntries(sections.map(({ id, statements: count }) => [id, count])));
  });

  it('are each proven by a test that is there', ({ task }) => {
    const broken = statements.flatMap((one) => problemsOf(one).map((problem) => `${one.id}: ${problem}`));
    expect(broken).toEqual([]);
    task.meta.summary = `${statements.length} statements of the specification, each with its test`;
  });
});

describe('a row that points to nothing', () => {
  const good: Statement = {
    id: '1-01',
    section: '1',
    implementedIn: 'schema/site.schema.json#"title"',
    provenBy: 'tests/spec/statements.test.ts > have ids of their own',
  };

  it.each<[string, Partial<Statement>, RegExp]>([
    ['a file that is not there', { implementedIn: 'schema/nothing.json#x' }, /no file for schema/],
    [
      'a text that is not in the file',
      { implementedIn: 'schema/site.schema.json#no such text' },
      /not in the file/,
    ],
    ['a test file that is not there', { provenBy: 'tests/nothing.test.ts > x' }, /no file for tests/],
    [
      'a test that is not in the file',
      { provenBy: 'tests/spec/statements.test.ts > no such ' + 'test' },
      /no test named/,
    ],
    ['a row that is not in the test', { row: 'no such ' + 'row' }, /no row with/],
  ])('is found: %s', (_, change, reason) => {
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf({ ...good, ...change })).toEqual([expect.stringMatching(reason)]);
  });
});
