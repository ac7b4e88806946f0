import { expect, it } from 'vitest';
import { entityNamed, indexNames } from '#features/verify/entity-names.ts';
import type { KnownEntities } from '#features/verify/known-entities.ts';
import { entitiesData } from '#features/verify/data.ts';
import { content } from '../../../support/content/content.ts';

const { entities } = JSON.parse(entitiesData(content)) as KnownEntities;
const names = indexNames(entities);

it('the reading of names knows the central bank, by every name that the content gives it', () => {
  const found = content.verify.centralBank.names.map((name) => entityNamed(name, names)?.kind);
  expect(new Set(found)).toEqual(new Set(['banco_central']));
});
