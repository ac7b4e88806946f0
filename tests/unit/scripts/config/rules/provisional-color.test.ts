import { expect, test } from 'vitest';
import { provisionalColor } from '#scripts/config/rules/lenders.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

test('reminds of a colour that is not the brand’s own', () => {
  const changes = { 'config/lenders/alerce.json': (draft: Draft) => void (draft.colorProvisional = true) };
  expect(newPlaces(provisionalColor, changes)).toEqual([
    'warning config/lenders/alerce.json#/colorProvisional',
  ]);
});

test('is silent once it is confirmed', () => {
  const changes = { 'config/lenders/alerce.json': (draft: Draft) => void (draft.colorProvisional = false) };
  expect(newPlaces(provisionalColor, changes)).toEqual([]);
});
