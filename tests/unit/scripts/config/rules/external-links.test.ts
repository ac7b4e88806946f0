import { expect, test } from 'vitest';
import { externalLinks } from '#scripts/config/rules/links.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/lenders/alerce.json';

test.each([
  ['a host that is not allowed', 'website', 'https://www.galicia.com', /#\/website$/],
  ['a host that only ends like an allowed one', 'website', 'https://evilwww.naranjax.com', /#\/website$/],
  [
    "another lender's site, where it is not its own",
    'headOffice',
    'Mirar https://www.bna.com.ar',
    /#\/headOffice$/,
  ],
  ['a host that only begins like one', 'website', 'https://www.galicia.ar.evil.example', /#\/website$/],
  ['an address inside a text', 'headOffice', 'Mirar https://evil.example/x', /#\/headOffice$/],
  ['a host that only holds .ar', 'website', 'https://banco.ar.evil.example', /#\/website$/],
  ['http inside a text', 'headOffice', 'Mirar http://www.galicia.ar', /#\/headOffice$/],
  ['a script inside a text', 'headOffice', 'javascript:alert(1)', /#\/headOffice$/],
])('%s', (_, key, value, place) => {
  const places = newPlaces(externalLinks, { [FILE]: (draft: Draft) => void (draft[key] = value) });
  expect(places).toHaveLength(1);
  expect(places[0]).toMatch(place);
});

test("a new lender's own site under .ar takes no other file", () => {
  const changes = { [FILE]: (draft: Draft) => void (draft.website = 'https://www.banconuevo.com.ar') };
  expect(newPlaces(externalLinks, changes)).toEqual([]);
});

test('a path on an allowed host is fine', () => {
  const changes = { [FILE]: (draft: Draft) => void (draft.website = 'https://www.galicia.ar/personas') };
  expect(newPlaces(externalLinks, changes)).toEqual([]);
});
