import { expect, test } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { explainMatch, matchText, sourcesOf } from '#scripts/config/lender/match.ts';
import { content } from '../../../../support/content/content.ts';

const sources = sourcesOf(content);
const places = (name: string) => explainMatch(sources, name).found.map(({ place }) => place);

test.each([
  ['BANCO ARRAYAN S.A.', 'config/lenders/arrayan.json /legalNames/0'],
  ['banco arrayan sa', 'config/lenders/arrayan.json /legalNames/0'],
  ['banco-arrayan-s-a', 'config/lenders/arrayan.json /forcedSlug'],
  ['Ceibo Consumer S.A.', 'config/lenders/ceibo.json /legalNames/3'],
  [content.exclusions.names[2]?.name ?? '', 'config/tables/exclusions.json /names/2'],
])('%s', (name, place) => expect(places(name)).toContain(place));

test('equality only: a name that contains another is somebody else', () => {
  expect(places('SANTA LAPACHO ONLINE S.A.').some((place) => place.includes('lapacho.json'))).toBe(false);
});

test('an unknown name gets the nearest ones', () => {
  const match = explainMatch(sources, 'BANCO ARRAYON S.A.');
  expect(match.nearest).toHaveLength(3);
  expect(match.nearest[0]?.key).toBe('banco-arrayan-sa');
  expect(matchText(match)).toContain('Los nombres más parecidos');
});

test.each([
  [
    '[F82] a name that holds the word comes before one with like letters',
    'alerce',
    'banco-de-alerce-y-buenos-aires-sa',
  ],
  ['nothing is suggested where nothing is alike', 'zzzzzzzzzz', undefined],
])('%s', (_, name, key) => {
  const made = ['BANCO DE ALERCE Y BUENOS AIRES S.A.', 'ALERTA'].map((one) => ({
    key: matchKey(one),
    name: one,
    place: '',
    meaning: '',
  }));
  expect(explainMatch(made, name).nearest[0]?.key).toBe(key);
});

test('a known name says what follows', () => {
  expect(matchText(explainMatch(sources, 'BANCO ARRAYAN S.A.'))).toContain(
    'es de Banco Arrayan: en /arrayan va primera',
  );
});
