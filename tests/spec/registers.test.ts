import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import asvs from '../security/asvs.json';
import asvsSchema from '../security/asvs.schema.json';
import { REGISTERS } from '../support/run/proofs.ts';
import specification from './statements.json';
import specificationSchema from './statements.schema.json';

const idsOf = (rows: readonly ({ id: string } | { ids: readonly string[] })[]): string[] =>
  rows.flatMap((row) => ('ids' in row ? row.ids : row.id));
const repeated = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

it.each([
  ['the statements of the specification', specification, specificationSchema],
  ['the requirements of the ASVS', asvs, asvsSchema],
])('%s are written as their schema says', (_, data, schema) => {
  const validate = new Ajv2020({ allErrors: true }).compile(schema);
  expect(validate(data) ? [] : validate.errors).toEqual([]);
});

it('each statement stands in the section of its id', () => {
  const astray = specification.sections.flatMap(({ id, statements }) =>
    Object.keys(statements).filter((one) => !one.startsWith(`S${id}-`)),
  );
  expect(astray).toEqual([]);
});

it('no id stands in two places', () => expect(repeated(REGISTERS.flatMap(({ ids }) => ids))).toEqual([]));

it('every requirement of the ASVS is met, left to the operator, open, or does not apply, and counted', () => {
  const { requirements, leftToTheOperator, open, notApplying } = asvs;
  const spokenOf = [requirements, leftToTheOperator, open, notApplying].flatMap(idsOf);
  expect(repeated(spokenOf)).toEqual([]);
  const counted = asvs.sections.map(({ id }) => ({
    id,
    requirements: spokenOf.filter((one) => one.startsWith(`${id}.`)).length,
  }));
  expect(counted).toEqual(asvs.sections);
  expect(spokenOf.length).toBe(counted.reduce((sum, { requirements: count }) => sum + count, 0));
});

it('every chapter of the ASVS has sections, or does not apply', () => {
  const chapters = new Set([...asvs.sections, ...asvs.chaptersNotApplying].map(({ id }) => id.split('.')[0]));
  expect([...chapters].toSorted()).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`).toSorted());
});
