import { describe, expect, test } from 'vitest';
import { blocks } from '#scripts/config/rules/documents.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const GUIDE = 'config/information.json';
const PRIVACY = 'config/legal/privacy.json';

const firstWith = (draft: Draft, key: string): { block: Draft; pointer: string } => {
  for (const [section, { blocks: list }] of draft.sections.entries()) {
    const at = list.findIndex((block: Draft) => key in block);
    if (at >= 0) return { block: list[at], pointer: `/sections/${section}/blocks/${at}` };
  }
  throw new Error(`No block has ${key}.`);
};

const texts: [string, string, (draft: Draft) => [text: Draft, key: string, pointer: string]][] = [
  [
    'a paragraph',
    PRIVACY,
    (draft) => {
      const { block, pointer } = firstWith(draft, 'links');
      return [block, 'text', pointer];
    },
  ],
  [
    'an answer',
    GUIDE,
    ({ faq: { items } }) => {
      const at = items.findIndex((item: Draft) => 'links' in item);
      return [items[at], 'answer', `/faq/items/${at}`];
    },
  ],
];

describe.each(texts)('a link of %s', (_, file, find) => {
  const placesAfter = (change: (text: Draft, key: string) => void): { places: string[]; own: string } => {
    let own = '';
    const places = newPlaces(blocks, {
      [file]: (draft: Draft) => {
        const [text, key, pointer] = find(draft);
        own = `error ${file}#${pointer}/links`;
        change(text, key);
      },
    });
    return { places, own };
  };

  test.each<[string, number, (text: Draft, key: string) => void]>([
    ['whose words the text does not say', 0, (text) => (text.links[0].text = 'palabras que no están')],
    ['whose words are no longer said', 0, (text, key) => (text[key] = 'Otro texto.')],
    ['that marks the same words twice', 1, (text) => text.links.splice(1, 9, { ...text.links[0] })],
  ])('%s', (_, at, change) => {
    const { places, own } = placesAfter(change);
    expect(places).toEqual([`${own}/${at}/text`]);
  });
});

test('a figure of the guide in a legal text', () => {
  let at = 0;
  const change = ({ intro }: Draft) =>
    void (at = intro.push({ type: 'paragraph', text: 'Son {exampleAmount}, dice {name}.' }) - 1);
  expect(newPlaces(blocks, { [PRIVACY]: change })).toEqual([`error ${PRIVACY}#/intro/${at}/text`]);
  expect(newPlaces(blocks, { [GUIDE]: change })).toEqual([]);
});

test('a table row that lacks a cell', () => {
  let pointer = '';
  const change = (draft: Draft) => {
    const found = firstWith(draft, 'rows');
    pointer = found.pointer;
    found.block.headers.push('Otra');
    found.block.rows = [found.block.rows[0]];
  };
  expect(newPlaces(blocks, { [GUIDE]: change })).toEqual([`error ${GUIDE}#${pointer}/rows/0`]);
});
