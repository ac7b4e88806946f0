import { expect, test } from 'vitest';
import { externalLinks } from '#scripts/rules/external-links.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../support/rule-run.ts';

const FILE = 'config/lenders/galicia.json';

test('every real link leads where the site has agreed to', () => {
  expect(ruleProblems(externalLinks)).toEqual([]);
});

test.each([
  ['a host that is not allowed', 'website', 'https://www.galicia.com', /#\/website$/],
  ['a host that only ends like an allowed one', 'website', 'https://evilwww.galicia.ar', /#\/website$/],
  ['a host that only begins like one', 'website', 'https://www.galicia.ar.evil.example', /#\/website$/],
  ['an address inside a text', 'headOffice', 'Ver https://evil.example/x', /#\/headOffice$/],
  ['http inside a text', 'headOffice', 'Ver http://www.galicia.ar', /#\/headOffice$/],
  ['a script inside a text', 'headOffice', 'javascript:alert(1)', /#\/headOffice$/],
])('%s', (_, key, value, place) => {
  const places = newPlaces(externalLinks, { [FILE]: (draft: Draft) => void (draft[key] = value) });
  expect(places).toHaveLength(1);
  expect(places[0]).toMatch(place);
});

test('a path on an allowed host is fine', () => {
  const changes = { [FILE]: (draft: Draft) => void (draft.website = 'https://www.galicia.ar/personas') };
  expect(newPlaces(externalLinks, changes)).toEqual([]);
});
