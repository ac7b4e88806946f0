import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import asvs from '../security/asvs.json';
import asvsSchema from '../security/asvs.schema.json';
import { type Proof, problemsOf } from '../support/proofs.ts';
import specification from './statements.json';
import specificationSchema from './statements.schema.json';

type Statement = Proof & { id: string; section: string };

const statements: Statement[] = specification.statements;
const { requirements, leftToTheOperator, open, notApplying } = asvs;

const idsOf = (rows: readonly ({ id: string } | { ids: readonly string[] })[]): string[] =>
  rows.flatMap((row) => ('ids' in row ? row.ids : row.id));
const left = idsOf(leftToTheOperator);
const others = idsOf(notApplying);
const spokenOf = [...idsOf(requirements), ...left, ...idsOf(open), ...others];
const deviating = requirements.filter((one) => 'deviation' in one);

describe.each([
  {
    name: 'the statements of the specification',
    data: specification,
    schema: specificationSchema,
    ids: idsOf(statements),
    counts: specification.sections.map(({ id, statements: count }) => [id, count]),
    proofs: statements,
    summary: `${statements.length} statements of the specification, each with its test`,
  },
  {
    name: 'the requirements of the ASVS, levels 1 and 2',
    data: asvs,
    schema: asvsSchema,
    ids: spokenOf,
    counts: asvs.sections.map(({ id, requirements: count }) => [id, count]),
    proofs: requirements as (Proof & { id: string })[],
    summary:
      `ASVS 5.0 levels 1 and 2: ${spokenOf.length} requirements; ${requirements.length} met, each with its test ` +
      `(${deviating.length} with a deviation), ${left.length} left to the operator, ${open.length} open, ` +
      `${others.length} do not apply`,
  },
])('$name', ({ data, schema, ids, counts, proofs, summary }) => {
  it('are written as their schema says', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    expect(validate(data) ? [] : validate.errors).toEqual([]);
  });

  it('have ids of their own', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are in every section, as many as it has', () => {
    const counted = Object.fromEntries(counts.map(([section]) => [section, 0]));
    for (const id of ids) {
      const section = id.replace(/[-.][^-.]+$/, '');
      counted[section] = (counted[section] ?? 0) + 1;
    }
    expect(counted).toEqual(Object.fromEntries(counts));
  });

  it('are each proven by a test that is there', ({ task }) => {
    const broken = proofs.flatMap((one) => problemsOf(one).map((problem) => `${one.id}: ${problem}`));
    expect(broken).toEqual([]);
    task.meta.summary = summary;
  });
});

it('the requirements of the ASVS are in every chapter, or the chapter does not apply', () => {
  const chapters = new Set([...asvs.sections, ...asvs.chaptersNotApplying].map(({ id }) => id.split('.')[0]));
  expect([...chapters].toSorted()).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`).toSorted());
});

it('each statement says the section of its id', () => {
  expect(statements.filter(({ id, section }) => !id.startsWith(`${section}-`))).toEqual([]);
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
