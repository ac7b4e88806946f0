import { expect, test } from 'vitest';
import { copyCharacters } from '#scripts/config/rules/texts.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/lenders/alerce.json';
const website = (text: string) => ({ [FILE]: (draft: Draft) => void (draft.page.tagline = text) });

test.each([
  ['an accent apart', 'Simula\u0301 tu pre\u0301stamo'],
  ['half a character', 'Simulá \uD800 tu crédito'],
])('%s', (_, text) => {
  expect(newPlaces(copyCharacters, website(text))).toEqual([`error ${FILE}#/page/tagline`]);
});

test.each(['Simulá tu crédito 🏦', 'Crédito «fácil» — 67,76 %', 'Hasta $\u00A01.000'])(
  '%j is fine',
  (text) => {
    expect(newPlaces(copyCharacters, website(text))).toEqual([]);
  },
);
