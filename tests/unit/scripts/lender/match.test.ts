import { expect, test } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { explainMatch, matchText, sourcesOf } from '#scripts/lender/match.ts';
import { content } from '../../../support/content.ts';
import known from './known-names.json' with { type: 'json' };

const sources = sourcesOf(content);
const places = (name: string) => explainMatch(sources, name).found.map(({ place }) => place);

test.each([
  ['BANCO PATAGONIA S.A.', 'config/lenders/patagonia.json /legalNames/0'],
  ['banco patagonia sa', 'config/lenders/patagonia.json /legalNames/0'],
  ['banco-patagonia-s-a', 'config/lenders/patagonia.json /forcedSlug'],
  ['Santander Consumer S.A.', 'config/lenders/santander.json /legalNames/3'],
  ['ACINDAR PYMES SGR', 'config/tables/exclusions.json /names/2'],
])('%s', (name, place) => {
  expect(places(name)).toContain(place);
});

test('equality only: a name that contains another is somebody else', () => {
  expect(places('SANTA MONICA S.A.').some((place) => place.includes('moni.json'))).toBe(false);
  expect(
    places('BANCO DE GALICIA Y BUENOS AIRES S.A.').some((place) => place.includes('buenos-aires.json')),
  ).toBe(false);
});

test('an unknown name gets the nearest ones', () => {
  const match = explainMatch(sources, 'BANCO PATAGONJA S.A.');
  expect(match.nearest).toHaveLength(3);
  expect(match.nearest[0]?.key).toBe('banco-patagonia-sa');
  expect(matchText(match)).toContain('Los nombres más parecidos');
});

test.each([
  [
    'a name that holds the word comes before one with like letters',
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
  expect(matchText(explainMatch(sources, 'BANCO PATAGONIA S.A.'))).toContain(
    'es de Banco Patagonia: en /patagonia va primera',
  );
});

/** What an offer with this name would meet: its lender, 'excluded', 'shown' under another name, or 'as it is'. */
function outcome(name: string): string {
  const found = places(name);
  const lender = found
    .map((place) => /^config\/lenders\/([^.]+)/.exec(place)?.[1])
    .find((id) => id !== undefined);
  if (lender !== undefined) return lender;
  if (found.some((place) => place.includes('exclusions'))) return 'excluded';
  return found.some((place) => place.includes('display-names')) ? 'shown' : 'as it is';
}

test('each legal name known to the BCRA meets what it met before', () => {
  expect(known.names.length).toBeGreaterThanOrEqual(577);
  const now = Object.fromEntries(known.names.map(({ name }) => [name, outcome(name)]));
  const before = Object.fromEntries(known.names.map(({ name, outcome: expected }) => [name, expected]));
  expect(now).toEqual(before);
});

test('no legal name belongs to two lenders, or to a lender and the exclusions', () => {
  for (const { name } of known.names) {
    const owners = new Set(
      places(name).flatMap(
        (place) => /^config\/(?:lenders\/[^.]+|tables\/exclusions)/.exec(place)?.[0] ?? [],
      ),
    );
    expect([name, ...owners].length).toBeLessThan(3);
  }
});
