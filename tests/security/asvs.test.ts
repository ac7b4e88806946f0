import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../support/proofs.ts';
import data from './asvs.json';
import schema from './asvs.schema.json';

const { sections, requirements, leftToTheOperator, open, notApplying, chaptersNotApplying } = data;

const idsOf = (rows: readonly ({ id: string } | { ids: readonly string[] })[]): string[] =>
  rows.flatMap((row) => ('ids' in row ? row.ids : row.id));
const met = idsOf(requirements);
const left = idsOf(leftToTheOperator);
const others = idsOf(notApplying);
const all = [...met, ...left, ...idsOf(open), ...others];

const sectionOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));

describe('the requirements of the ASVS, levels 1 and 2', () => {
  it('are written as their schema says', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    expect(validate(data) ? [] : validate.errors).toEqual([]);
  });

  it('are each spoken of once', () => {
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('are spoken of in every section, as many as it has', () => {
    const counted = Object.fromEntries(sections.map(({ id }) => [id, 0]));
    for (const id of all) counted[sectionOf(id)] = (counted[sectionOf(id)] ?? 0) + 1;
    expect(counted).toEqual(Object.fromEntries(sections.map(({ id, requirements: count }) => [id, count])));
  });

  it('are in every chapter, or the chapter does not apply', () => {
    const chapters = new Set([...sections, ...chaptersNotApplying].map(({ id }) => id.split('.')[0]));
    expect([...chapters].toSorted()).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`).toSorted());
  });

  it('that are met point to a place that is there, and to a test that is there', ({ task }) => {
    const broken = requirements.flatMap((one) => problemsOf(one).map((problem) => `${one.id}: ${problem}`));
    expect(broken).toEqual([]);
    const deviating = requirements.filter((one) => 'deviation' in one);
    task.meta.summary =
      `ASVS 5.0 levels 1 and 2: ${all.length} requirements; ${met.length} met, each with its test ` +
      `(${deviating.length} with a deviation), ${left.length} left to the operator, ${open.length} open, ` +
      `${others.length} do not apply`;
  });
});
