import { describe, expect, it } from 'vitest';
import { fileOf, gallery } from '#scripts/review/screenshots/gallery.ts';

const phone = { width: 390, dark: false };
const dark = { width: 1280, dark: true };

describe('the name of a picture', () => {
  it.each([
    ['/', '390/home.png'],
    ['/banco/banco-nacion', '390/banco-banco-nacion.png'],
    ["results without the page's lender", '390/results-without-the-page-s-lender.png'],
  ])('of %s is %s', (screen, file) => expect(fileOf(screen, phone)).toBe(file));

  it('tells the looks apart', () => expect(fileOf('/', dark)).toBe('1280-dark/home.png'));
});

describe('the gallery', () => {
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
    expect(page).toContain('2 screens, 3 pictures, today');
    expect(page).toContain('1280 px, dark');
    expect(page.match(/<img src="[^"]+\.png"/g)).toHaveLength(3);
  });

  it('shows in the place of a picture why there is none, as text', () => {
    const page = gallery([{ screen: 'a & b', look: phone, file: null, problem: '<b>Timeout</b>' }], 'today');
    expect(page).toContain('&lt;b&gt;Timeout&lt;/b&gt;');
    expect(page).toContain('a &amp; b');
    expect(page).not.toContain('<img');
  });
});
