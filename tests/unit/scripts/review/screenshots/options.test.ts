import { describe, expect, it } from 'vitest';
import { folderOf, readLooks } from '#scripts/review/screenshots/options.ts';

describe('the looks to photograph', () => {
  it.each([
    [[], ['390', '1280']],
    [['--dark'], ['390', '390-dark', '1280', '1280-dark']],
    [['--widths=320,768,1920'], ['320', '768', '1920']],
    [
      ['--widths', '320,320', '--dark'],
      ['320', '320-dark'],
    ],
  ])('asked for by %j are %j', (args, folders) => {
    expect(readLooks(args).map(folderOf)).toEqual(folders);
  });

  it.each([
    ['--widths=', /--widths takes whole numbers/],
    ['--widths=ancho', /not 'ancho'/],
    ['--widths=390,', /not ''/],
    ['--widths=390.5', /not '390.5'/],
    ['--widths=100', /from 200 to 4000/],
    ['--widths=4001', /from 200 to 4000/],
    ['--width=390', /Unknown option '--width'/],
    ['390', /Unexpected argument '390'/],
  ])('refuses %s', (argument, reason) => {
    expect(() => readLooks([argument])).toThrow(reason);
  });
});
