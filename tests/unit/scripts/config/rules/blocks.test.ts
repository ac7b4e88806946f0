import { expect, test } from 'vitest';
import { blocks } from '#scripts/config/rules/blocks.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const GUIDE = 'config/information.json';
const PRIVACY = 'config/legal/privacy.json';

const firstWith = (draft: Draft, key: string): { block: Draft; pointer: string } => {
  for (const [section, { blocks: list }] of draft.sections.entries()) {
    const at = list.findIndex((block: Draft) => key in block);
    if (at >= 0) return { block: list[at], pointer: `/sections/${section}/blocks/${at}` };
  }
  throw new Error(`No block has ${key}.`);
};

test('the real blocks are whole', () => {
  expect(ruleProblems(blocks)).toEqual([]);
});

test('a link whose words the paragraph does not say', () => {
  let pointer = '';
  const change = (draft: Draft) => {
    const found = firstWith(draft, 'links');
    pointer = found.pointer;
    found.block.links[0].text = 'palabras que no están';
  };
  expect(newPlaces(blocks, { [PRIVACY]: change })).toEqual([`error ${PRIVACY}#${pointer}/links/0/text`]);
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
