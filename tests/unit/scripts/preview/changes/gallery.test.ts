import { expect, it } from 'vitest';
import { fileOf, gallery, looksOf } from '#scripts/preview/changes/gallery.ts';

const phone = { width: 390, dark: false };
const dark = { width: 1280, dark: true };

it.each([
  [undefined, false, ['390', '1280']],
  [undefined, true, ['390', '390-dark', '1280', '1280-dark']],
  ['320,768,1920', false, ['320', '768', '1920']],
  ['320,320', true, ['320', '320-dark']],
])('asked for by %j, dark %s, are looks with folders %j', (widths, isDark, folders) => {
  const files = looksOf({ widths, dark: isDark }).map((look) => fileOf('/', look));
  expect(files).toEqual(folders.map((folder) => `${folder}/home.png`));
});

it.each([
  ['', /--widths lleva números enteros/],
  ['ancho', /dice «ancho»/],
  ['390,', /dice «»/],
  ['390.5', /dice «390.5»/],
  ['100', /de 200 a 4000/],
  ['4001', /de 200 a 4000/],
])('refuses --widths=%s', (widths, reason) => expect(() => looksOf({ widths, dark: false })).toThrow(reason));

it.each([
  ['/banco/banco-nacion', '390/banco-banco-nacion.png'],
  ["results without the page's lender", '390/results-without-the-page-s-lender.png'],
])('the picture of %s is %s', (screen, file) => expect(fileOf(screen, phone)).toBe(file));

it('has one section for each screen, with its pictures', () => {
  const page = gallery(
    [
      { screen: '/', look: phone, file: '390/home.png', problem: null },
      { screen: '/', look: dark, file: '1280-dark/home.png', problem: null },
      { screen: '/bancos', look: phone, file: '390/bancos.png', problem: null },
    ],
    'today',
  );
  expect(page.match(/<section>/g)).toHaveLength(2);
  expect(page).toContain('2 páginas y estados, 3 fotos, today');
  expect(page).toContain('1280 px, tema oscuro');
  expect(page.match(/<img src="[^"]+\.png"/g)).toHaveLength(3);
});

it('shows in the place of a picture why there is none, as text', () => {
  const page = gallery([{ screen: 'a & b', look: phone, file: null, problem: '<b>Timeout</b>' }], 'today');
  expect(page).toContain('&lt;b&gt;Timeout&lt;/b&gt;');
  expect(page).toContain('a &amp; b');
  expect(page).not.toContain('<img');
});
