import { expect, it } from 'vitest';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schema } from '#scripts/config/read/schemas.ts';
import { madeDocument } from '../fixtures/made-up/document.ts';
import { numberWords, placeBook } from '../fixtures/made-up/place.ts';

const text = (longest: number, gaps: string[] = []) => ({ type: 'string', text: { longest, gaps } });
const schema = {
  $id: 'page',
  title: 'Page',
  type: 'object',
  required: ['title', 'firstInstalment', 'items', 'kind'],
  properties: {
    title: text(40),
    firstInstalment: text(40, ['amount']),
    hint: text(40),
    items: { type: 'array', minItems: 2, items: text(40) },
    kind: { type: 'string', enum: ['one', 'two'] },
    address: { type: 'string', pattern: '^/[a-z]{2,9}$' },
    hidden: { type: 'string', pattern: '^(?!/)[a-z]+$' },
    isOpen: { type: 'boolean' },
    rate: { type: 'number', exclusiveMinimum: 2 },
    count: { type: 'integer', minimum: 3 },
  },
} as unknown as Schema;
const reader = schemaReader({ byKind: new Map([['page', schema]]) });
const documentOf = (given: object) =>
  madeDocument(reader, placeBook(), { kind: 'page', name: 'page', given });

it('a document made from a schema has every required text as its place with its gaps, and the first of every choice', () => {
  expect(documentOf({})).toEqual({
    title: '⟦page title⟧',
    firstInstalment: '⟦page first instalment⟧ {amount}',
    items: ['⟦page items one⟧', '⟦page items two⟧'],
    kind: 'one',
  });
});

it('a document made from a schema has what is given in its place, and the parts that are asked for', () => {
  const given = { title: 'Título', hint: {}, firstInstalment: { gaps: [] }, kind: 'two', count: {} };
  expect(documentOf(given)).toMatchObject({
    title: 'Título',
    hint: '⟦page hint⟧',
    firstInstalment: '⟦page first instalment⟧',
    kind: 'two',
    count: 3,
  });
});

it('a document made from a schema has a value of the least kind where a pattern, a number or a choice of two says enough', () => {
  expect(documentOf({ address: {}, isOpen: {}, rate: {} })).toMatchObject({
    address: expect.stringMatching(/^\/[a-z]{2,9}$/),
    isOpen: false,
    rate: 3,
  });
});

it('a document made from a schema is refused for a value that only a person can write, with its place', () => {
  expect(() => documentOf({ hidden: {} })).toThrow('page.json /hidden: give a value');
});

it('a document made from a schema is refused when something is given that its schema does not know, with its place', () => {
  expect(() => documentOf({ titel: 'x' })).toThrow('page.json /titel: is given');
});

it('a place loses words at its front until it is as short as its text may be', () => {
  expect(placeBook()(['results', 'card', 'total short'], { longest: 14, gaps: [] })).toBe('⟦total short⟧');
});

it('a place is refused when another text has it', () => {
  const placeText = placeBook();
  placeText(['results', 'title'], { longest: 9, gaps: [] });
  expect(() => placeText(['site', 'title'], { longest: 9, gaps: [] })).toThrow('Two texts would be ⟦title⟧');
});

it('a place is refused when not even its last word fits', () => {
  expect(() => placeBook()(['results', 'title'], { longest: 6, gaps: [] })).toThrow('fits into 6 characters');
});

it.each([
  [7, 'seven'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [42, 'forty two'],
])('a place counts %i in words', (number, words) => expect(numberWords(number)).toBe(words));
