import { expect, test } from 'vitest';
import { fileName } from '#scripts/config/rules/lenders.ts';
import { anotherLender, newPlaces } from '../../../../support/rule-run.ts';

test.each([
  [
    'a lender under another name',
    { 'config/lenders/nuevo.json': anotherLender('otro') },
    'error config/lenders/nuevo.json#/id',
  ],
  [
    'a bank detail under another name',
    { 'config/bank-details/ente-alerce.json': (draft: { slug: string }) => void (draft.slug = 'alerce') },
    'error config/bank-details/ente-alerce.json#/slug',
  ],
])('%s', (_, changes, place) => expect(newPlaces(fileName, changes)).toEqual([place]));
