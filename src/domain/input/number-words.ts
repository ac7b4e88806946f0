const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte';
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

const counted = (words: string, first: number, step: number): [string, number][] =>
  words.split(' ').map((word, at) => [word, first + at * step]);

const VALUES = new Map<string, number>([
  ...counted(UNITS, 0, 1),
  ...counted(TENS, 30, 10),
  ...counted(HUNDREDS, 100, 100),
  ...counted(UNITS, 20, 1)
    .slice(1, 10)
    .map(([word, value]): [string, number] => [`veinti${word}`, value]),
  ['un', 1],
  ['una', 1],
  ['veintiun', 21],
  ['cien', 100],
]);

/** The number that a word says, as a phone writes what is dictated; undefined for any other word. */
export const spelledNumber = (word: string): number | undefined => VALUES.get(word);
