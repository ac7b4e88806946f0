import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { REGISTERS } from '../support/run/proofs.ts';
import specification from './statements.json';
import specificationSchema from './statements.schema.json';

const repeated = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

it('the statements of the specification are written as their schema says', () => {
  const validate = new Ajv2020({ allErrors: true }).compile(specificationSchema);
  expect(validate(specification) ? [] : validate.errors).toEqual([]);
});

it('each statement stands in the section of its id', () => {
  const astray = specification.sections.flatMap(({ id, statements }) =>
    Object.keys(statements).filter((one) => !one.startsWith(`S${id}-`)),
  );
  expect(astray).toEqual([]);
});

it('no id stands in two places', () => expect(repeated(REGISTERS.flatMap(({ ids }) => ids))).toEqual([]));
