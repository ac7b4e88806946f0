import { expect, it } from 'vitest';
import { folderOf, looksOf } from '#scripts/review/screenshots/looks.ts';

it.each([
  [undefined, false, ['390', '1280']],
  [undefined, true, ['390', '390-dark', '1280', '1280-dark']],
  ['320,768,1920', false, ['320', '768', '1920']],
  ['320,320', true, ['320', '320-dark']],
])('asked for by %j, dark %s, are %j', (widths, dark, folders) => {
  expect(looksOf({ widths, dark }).map(folderOf)).toEqual(folders);
});

it.each([
  ['', /--widths takes whole numbers/],
  ['ancho', /not 'ancho'/],
  ['390,', /not ''/],
  ['390.5', /not '390.5'/],
  ['100', /from 200 to 4000/],
  ['4001', /from 200 to 4000/],
])('refuses --widths=%s', (widths, reason) => expect(() => looksOf({ widths, dark: false })).toThrow(reason));
