import { expect, it } from 'vitest';
import { parseAge } from '#domain/input/age.ts';

it.each([
  ['40', 40],
  [' 40 ', 40],
  ['040', 40],
  ['0', 0],
  ['17', 17],
  ['100', 100],
  ['123456789', 999],
  ['   ', null],
  ['cuarenta', null],
  ['40 años', null],
  ['４０', 40],
  ['40.5', null],
  ['-40', null],
  ['4e1', null],
])('reads the age %j as %s', (text, age) => expect(parseAge(text)).toBe(age));

it('[S3.1-45] an empty age stays empty', () => expect(parseAge('')).toBeNull());
