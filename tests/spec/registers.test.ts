import { expect, it } from 'vitest';
import { REGISTERS } from '../support/run/proofs.ts';
import statements from './statements.json';

const repeated = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

it('each statement of the specification says something, in the section of its id', () => {
  const astray = Object.entries(statements).flatMap(([section, ofIt]) =>
    Object.entries(ofIt).filter(
      ([id, text]) => !new RegExp(`^S${section.split(' ')[0]}-\\d\\d$`).test(id) || text.trim() === '',
    ),
  );
  expect(astray).toEqual([]);
});

it('no id stands in two places', () => expect(repeated(REGISTERS.flatMap(({ ids }) => ids))).toEqual([]));
