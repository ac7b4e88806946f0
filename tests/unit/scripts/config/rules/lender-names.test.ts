import { expect, test } from 'vitest';
import { lenderNames } from '#scripts/config/rules/names.ts';
import { anotherLender, type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/lenders/aaa.json';
const lender = (change: Record<string, unknown>): Draft => ({ ...anotherLender('aaa'), ...change });

test.each([
  [
    'the same legal name',
    { legalNames: ['BANCO ARRAYAN S.A.'] },
    '/legalNames/0',
    'arrayan.json#/legalNames/0',
  ],
  [
    'another spelling of it',
    { legalNames: ['NUEVO S.A.', 'Banco  Arrayan SA'] },
    '/legalNames/1',
    'arrayan.json#/legalNames/0',
  ],
  [
    'the forced slug of another',
    { forcedSlug: 'lapacho-online-s-a' },
    '/forcedSlug',
    'lapacho.json#/legalNames/0',
  ],
  ['the name another is shown by', { name: 'Benca Arrayan' }, '/name', 'arrayan.json#/name'],
])('%s, told of both', (_, change, pointer, other) => {
  expect(newPlaces(lenderNames, { [FILE]: lender(change) })).toEqual([
    `error ${FILE}#${pointer}`,
    `error config/lenders/${other}`,
  ]);
});

test('a name without letters', () => {
  expect(newPlaces(lenderNames, { [FILE]: lender({ legalNames: ['¿?'] }) })).toEqual([
    `error ${FILE}#/legalNames/0`,
  ]);
});

test('a name that only contains another is somebody else', () => {
  expect(newPlaces(lenderNames, { [FILE]: lender({ legalNames: ['SANTA LAPACHOA ONLINE S.A.'] }) })).toEqual(
    [],
  );
});
