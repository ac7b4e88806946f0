import { expect, test } from 'vitest';
import { copyMarkup } from '#scripts/config/rules/copy-markup.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/lenders/galicia.json';
const tagline = (text: string) => ({ [FILE]: (draft: Draft) => void (draft.page.tagline = text) });

test('the real texts are plain', () => {
  expect(ruleProblems(copyMarkup)).toEqual([]);
});

test.each([
  'Préstamos&nbsp;personales',
  'Mirá [acá](https://www.galicia.ar)',
  'El **mejor** costo',
  '&#60;b&#62;',
])('%s', (text) => {
  expect(newPlaces(copyMarkup, tagline(text))).toEqual([`error ${FILE}#/page/tagline`]);
});

test.each(['Tasas < 100 %', 'Fintechs & Digitales', 'Cuota * plazo'])('%s is fine', (text) => {
  expect(newPlaces(copyMarkup, tagline(text))).toEqual([]);
});
