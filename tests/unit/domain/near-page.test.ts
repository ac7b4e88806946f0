import { expect, it } from 'vitest';
import { nearPage } from '#domain/near-page.ts';

const PAGES = '/ /bancos /contacto /informacion /uno /bbva /galicia /banco/banco-galicia /santa-fe'.split(
  ' ',
);

it.each([
  ['a missing letter', '/galica', '/galicia'],
  ['capital letters', '/Galicia', '/galicia'],
  ['an accent', '/información', '/informacion'],
  ['the prefix that banks have', '/banco-galicia', '/galicia'],
  ['another folder', '/bancos/santa-fe', '/santa-fe'],
  ['another separator', '/santa_fe', '/santa-fe'],
  ['an extension', '/contacto.htm', '/contacto'],
  ['a letter too many', '/bbvaa', '/bbva'],
])('the page that was meant is found with %s', (_, path, page) => expect(nearPage(path, PAGES)).toBe(page));

it.each(['/', '/prestamos-hipotecarios', '/wp-login', '/x', `/${'a'.repeat(5000)}`, '/%%%', '/constructor'])(
  'no page is offered for %s',
  (path) => {
    expect(nearPage(path, PAGES)).toBeNull();
  },
);
