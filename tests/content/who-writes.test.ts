import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { demandsIn } from '#domain/verify/demands.ts';
import { entityNamed, indexNames } from '#domain/verify/entity-names.ts';
import { verify } from '#domain/verify/verify.ts';
import type { KnownEntities } from '#gateways/data.ts';
import { entitiesData } from '#scripts/config/codegen/entities.ts';
import { recordFigures } from '../support/run/figures.ts';
import { content } from '../support/content/content.ts';

const { entities, sites, vocabulary } = JSON.parse(entitiesData(content)) as KnownEntities;
const names = indexNames(entities);

/** The lines of a file of inputs below each of its two headings. */
function halves(file: string): Record<'held' | 'read', string[]> {
  const [, held = '', read = ''] = readFileSync(`tests/inputs/${file}.txt`, 'utf8').split(
    /^# (?:Held|Read):.*\n/m,
  );
  return { held: held.trim().split('\n'), read: read.trim().split('\n') };
}
const swindlers = halves('swindlers');
const honest = halves('honest');
const asks = (text: string): boolean => demandsIn(text, vocabulary).length > 0;

const KINDS = 10;
const LEAST_SEEN = 0.8;

// A site of its own may know fewer kinds of demand, as the made-up one does.
describe.runIf(vocabulary.demands.length === KINDS)('what a message asks for', () => {
  it.each(['held', 'read'] as const)(
    'what a message asks for is seen in four fifths of what swindlers write (%s), and in nothing honest',
    (half) => {
      const seen = swindlers[half].filter(asks);
      recordFigures(
        `who-writes ${half}`,
        `${seen.length} of ${swindlers[half].length} sentences of swindlers`,
      );
      expect(honest[half].filter(asks)).toEqual([]);
      expect(seen.length / swindlers[half].length).toBeGreaterThanOrEqual(LEAST_SEEN);
    },
  );
});

it('the reading of names finds no likeness in a sentence', () => {
  const sentences = [swindlers.held, swindlers.read, honest.held, honest.read].flat();
  const likened = sentences.filter(
    (text) => verify(text, { names, official: sites, vocabulary })?.near.length,
  );
  expect(likened).toEqual([]);
});

const writings = readFileSync('tests/inputs/entity-writings.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [writing: string, legal: string]);
const isListed = ([, legal]: [string, string]): boolean =>
  entities.some((entity) => entity.names[0] === legal);

/** Some are known by other names of lenders alone, which editors may change, as they may take lenders away. */
const LEAST_KNOWN = 0.97;

it.runIf(writings.every(isListed))(
  `the reading of names knows entities by ${writings.length} names as people write them`,
  () => {
    const found = writings.map(([writing, legal]) => ({
      writing,
      legal,
      entity: entityNamed(writing, names)?.names[0],
    }));
    const known = found.filter(({ entity }) => entity !== undefined);
    expect(known.filter(({ legal, entity = '' }) => matchKey(legal) !== matchKey(entity))).toEqual([]);
    expect(known.length / writings.length).toBeGreaterThanOrEqual(LEAST_KNOWN);
  },
);
