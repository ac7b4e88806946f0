import { expect, test } from 'vitest';
import { recordGaps } from '#scripts/config/rules/record-gaps.ts';
import { changesOf, type OneEdit, newPlaces } from '../../../../support/content/rule-run.ts';

const ALERCE = 'config/lenders/alerce.json';
const SHEET = 'config/bank-details/ente-alerce.json';

test.each<[what: string, file: string, edit: OneEdit, found: string[]]>([
  [
    'a gap of another place',
    'config/home.json',
    { '/hero/tagline': 'Desde {minIncome}.' },
    ['/hero/tagline'],
  ],
  [
    'a text that may be left empty',
    ALERCE,
    { '/page/tagline': 'Presta en {provinces}. Hasta {maxTerm}.' },
    ['/page/tagline'],
  ],
  ['a text that keeps a sentence', ALERCE, { '/page/tagline': 'Uno. Hasta {maxTerm}.' }, []],
  [
    'a list that may be left empty',
    SHEET,
    { '/benefits': ['Hasta {maxTerm}.', 'En {provinces}.'] },
    ['/benefits'],
  ],
  ['a list that keeps a text', SHEET, { '/benefits': ['Hasta {maxTerm}.', 'Dos.'] }, []],
  [
    'a benefit of a page, which stays',
    ALERCE,
    { '/page/benefits/0/text': 'En {provinces}.' },
    ['/page/benefits/0/text'],
  ],
])('record-gaps: %s', (_, file, edit, found) => {
  expect(newPlaces(recordGaps, changesOf(file, edit))).toEqual(
    found.map((place) => `error ${file}#${place}`),
  );
});
