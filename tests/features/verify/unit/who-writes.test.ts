import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { entityNamed, indexNames } from '#features/verify/entity-names.ts';
import type { KnownEntities } from '#features/verify/known-entities.ts';
import { entitiesData } from '#features/verify/data.ts';
import { content } from '../../../support/content/content.ts';

const { entities } = JSON.parse(entitiesData(content)) as KnownEntities;
const names = indexNames(entities);

const writings = readFileSync('tests/features/verify/entity-writings.tsv', 'utf8')
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

it('the reading of names knows the central bank, by every name that the content gives it', () => {
  const found = content.verify.centralBank.names.map((name) => entityNamed(name, names)?.kind);
  expect(new Set(found)).toEqual(new Set(['banco_central']));
});
