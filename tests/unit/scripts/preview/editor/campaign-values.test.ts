import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataOver } from '#scripts/config/read/campaigns.ts';
import type { Campaign } from '#generated/types.ts';
import { withData } from '#scripts/preview/editor/page/campaign-values.ts';
import { campaign } from '../../../../support/content/campaigns.ts';

const FILE = 'config/home.json';
const EVERYDAY = {
  title: 'Hola',
  order: ['uno', 'dos'],
  rows: [{ text: 'a' }, { text: 'b' }],
  note: { text: 'c', link: '/' },
};

const written = (data: unknown, everyday: unknown = EVERYDAY, before = campaign({})): Campaign => ({
  ...before,
  values: withData(before, FILE, everyday, data) as Campaign['values'],
});

it.each([
  ['nothing where nothing differs', {}, {}],
  ['a text', { title: 'Chau' }, { '/title': 'Chau' }],
  ['an order as a whole', { order: ['dos', 'uno'] }, { '/order': ['dos', 'uno'] }],
  ['one member of a row', { rows: [{ text: 'a' }, { text: 'z' }] }, { '/rows/1/text': 'z' }],
  ['rows as a whole where there are more or fewer', { rows: [{ text: 'b' }] }, { '/rows': [{ text: 'b' }] }],
  ['what is new', { bar: { text: 'd' } }, { '/bar': { text: 'd' } }],
  ['what is taken away', { note: undefined }, { '/note': undefined }],
])('a campaign says %s', (_, data, values) => {
  const places = written({ ...EVERYDAY, ...data }).values.map(({ at, value }) => [
    at.slice(FILE.length + 1),
    value,
  ]);
  expect(Object.fromEntries(places)).toEqual(values);
});

it('what a campaign says of other files stays', () => {
  const other = campaign({ 'config/site.json#/name': 'Otro' });
  expect(written({ ...EVERYDAY, title: 'Chau' }, EVERYDAY, other).values).toHaveLength(2);
  expect(written(EVERYDAY, EVERYDAY, other).values).toEqual(other.values);
});

it('whatever is written for a campaign is what its file has on its days', () => {
  const data = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));
  fc.assert(
    fc.property(data, data, (everyday, next) => {
      fc.pre(!JSON.stringify([everyday, next]).includes('__proto__'));
      // As a file holds them: without what JSON cannot say.
      const [before, after] = JSON.parse(JSON.stringify([everyday, next])) as [object, object];
      expect(JSON.parse(JSON.stringify(dataOver(written(after, before), FILE, before)))).toEqual(after);
    }),
  );
});
