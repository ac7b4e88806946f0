import { expect, test } from 'vitest';
import { directoryOrder } from '#scripts/config/rules/references.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/directory.json';

test.each([
  ['an unknown id', (draft: Draft) => void (draft.order[1] = 'alerse'), `error ${FILE}#/order/1`],
  ['an id twice', (draft: Draft) => void draft.order.push('lapacho'), `error ${FILE}#/order/10`],
])('%s', (_, change, place) => expect(newPlaces(directoryOrder, { [FILE]: change })).toEqual([place]));
