import { expect, it } from 'vitest';
import { demandsIn, type Vocabulary } from '#domain/verify/demands.ts';

const VOCABULARY: Vocabulary = {
  ignored: ['tarjeta de credito'],
  warnings: ['nunca', 'no pide'],
  groups: [
    { name: 'loan', words: ['prestamo*', 'credito'] },
    { name: 'pay', words: ['deposita', 'transfer*'] },
    { name: 'sum', words: ['# mil', '$ #'] },
    { name: 'give', words: ['te deposita'] },
    { name: 'ordinary', words: ['cuota'] },
  ],
  demands: [
    { code: 'threat', rules: [{ together: ['give'] }] },
    { code: 'advance', rules: [{ together: ['pay', 'sum'], beside: ['loan'], without: ['ordinary'] }] },
  ],
};
const codes = (text: string) => demandsIn(text, VOCABULARY).map(({ code }) => code);

it.each<[rule: string, text: string, expected: string[]]>([
  ['its groups meet in a sentence', 'Depositá 20 mil por el préstamo', ['advance']],
  ['what stands beside is in another sentence', 'Tu préstamo salió. Depositá 20 mil', ['advance']],
  ['a word has another ending', 'Préstamos: transferime 20 mil', ['advance']],
  ['a figure has points and stands at its unit', 'Para el préstamo depositá $45.000', ['advance']],
  ['a figure and its unit are one word', 'Para el préstamo depositá 45mil', ['advance']],
  ['its groups stand in two sentences', 'Depositá el préstamo. Son 20 mil', []],
  ['a group is missing', 'Depositá 20 mil para la fiesta', []],
  ['a group stands there that must not', 'Depositá 20 mil de la cuota del préstamo', []],
  ['its word belongs to a pronoun', 'El banco te deposita 20 mil del préstamo', ['threat']],
  ['only an ignored word says loan', 'Depositá 20 mil con tu tarjeta de crédito', []],
  ['its clause warns', 'Nunca depositá 20 mil por un préstamo', []],
  ['another clause warns', 'El banco no pide nada, depositá 20 mil por el préstamo', ['advance']],
])('a demand is judged where %s: %j', (_, text, expected) => expect(codes(text)).toEqual(expected));

it('demands come in the order of the vocabulary, with the sentence as it was written', () =>
  expect(demandsIn('Depositá 20 mil. El préstamo: ¡te deposita!', VOCABULARY)).toEqual([
    { code: 'threat', sentence: 'El préstamo: ¡te deposita!' },
    { code: 'advance', sentence: 'Depositá 20 mil.' },
  ]));
