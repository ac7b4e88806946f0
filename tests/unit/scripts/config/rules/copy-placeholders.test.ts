import { expect, test } from 'vitest';
import { copyPlaceholders } from '#scripts/config/rules/copy-placeholders.ts';
import { anotherLender, type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/lenders/galicia.json';
const tagline = (text: string) => ({ [FILE]: (draft: Draft) => void (draft.page.tagline = text) });

test('no real text is a draft', () => {
  expect(ruleProblems(copyPlaceholders)).toEqual([]);
});

test.each(['TODO', 'TODO: bajada', 'Lorem ipsum dolor', 'XXX años', 'FIXME', 'asdf', 'A completar', '???'])(
  '%s',
  (text) => {
    expect(newPlaces(copyPlaceholders, tagline(text))).toEqual([`error ${FILE}#/page/tagline`]);
  },
);

test('todo is a Spanish word', () => {
  expect(newPlaces(copyPlaceholders, tagline('Todo por internet, en todo el país'))).toEqual([]);
});

test('a legal name may hold any word', () => {
  const lender = { ...anotherLender('nuevo'), legalNames: ['TODO CREDITO S.A.'] };
  expect(newPlaces(copyPlaceholders, { 'config/lenders/nuevo.json': lender })).toEqual([]);
});
