import { describe, expect, it } from 'vitest';
import {
  allPaths,
  attributesOf,
  type Page,
  pageAt,
  readable,
  textOf,
  textsOf,
} from '../../support/rendered-pages.ts';
import { LOGIN_WORDS } from '../../support/login-words.ts';

const linksIn = (page: Page, selector: string): (string | null)[][] =>
  page
    .querySelectorAll(`${selector} a`)
    .map((link) => [readable(link.textContent), link.getAttributeValue('href')]);

const NAVIGATION = [
  ['Calculador', '/'],
  ['Entes', '/bancos'],
  ['Onfarmecoún', '/informacion'],
  ['Trato', '/contacto'],
];

const FOOTER = [
  ['Entes', '/bancos'],
  ['Onfarmecoún', '/informacion'],
  ['Trato', '/contacto'],
  ['Reglas y Condiciones', '/terminos'],
  ['Norma de Privacidad', '/privacidad'],
];

describe.each(allPaths)('the layout of %s', (path) => {
  const page = pageAt(path);

  it('has a header, a main area and a footer', () => {
    for (const part of ['body > header', 'body > main', 'body > footer'])
      expect(page.querySelectorAll(part)).toHaveLength(1);
  });

  it('has the four entries in its header', () => expect(linksIn(page, 'header nav')).toEqual(NAVIGATION));

  it('leads from its logo to the start', () => {
    expect(attributesOf(page, 'header a[href="/"]', 'href')).toHaveLength(2);
    expect(attributesOf(page, 'header a[data-new-simulation-link]', 'href')).toEqual(['/', '/']);
  });

  it('has a button for the menu of a phone', () => {
    expect(attributesOf(page, 'header nav[popover]', 'id')).toEqual(
      attributesOf(page, 'header button', 'popovertarget'),
    );
  });

  it('has the five links in its footer', () => expect(linksIn(page, 'footer')).toEqual(FOOTER));

  it('says in its footer what the site does and to whom it belongs', () => {
    const footer = textOf(page, 'footer');
    expect(footer).toMatch(/Comparamos propuestas de créditos propios de varios entes/);
    expect(footer).toMatch(/es parte del Grupo Financiero/);
  });

  it('asks nobody to log in', () => {
    expect(page.querySelectorAll('input[type="password"]')).toHaveLength(0);
    const words = textsOf(page, 'a, button').join(' ');
    expect(words).not.toBe('');
    expect(words).not.toMatch(LOGIN_WORDS);
  });

  it.each(['Mi cuenta', 'Iniciar sesión', 'Registrate', 'Salir', 'Ingresá a tu cuenta'])(
    'would be caught asking somebody to log in by %s',
    (words) => expect(words).toMatch(LOGIN_WORDS),
  );

  it('is in Spanish', () => expect(attributesOf(page, 'html', 'lang')).toEqual(['es-AR']));
});

describe('the home page', () => {
  const page = pageAt('/');
  const text = textOf(page);

  it.each([
    ['more than 20 entities', /\+20 empresas|más de 20 empresas/],
    ['around the clock', /24\/7/],
    ['free', /libre/],
    ['under two minutes', /< 2 min/],
    ['no effect on the credit history', /no afecta tu legajo crediticio/],
  ])('claims: %s', (_, claim) => expect(text).toMatch(claim));

  it('names the CFT as the cost to compare by', () => {
    expect(text).toMatch(/El CFT suma .* la valor más grande de cede tarjeta/);
  });

  it('has a hero headline and the simulator form', () => {
    expect(textOf(page, 'h1')).not.toBe('');
    expect(page.querySelectorAll('[data-island="simulator"] form')).toHaveLength(1);
  });
});

describe('/simular', () => {
  const page = pageAt('/simular');

  it('has a compact hero and the same form', () => {
    expect(textOf(page, 'h1')).toBe('Simulá tu crédito propio');
    expect(textOf(pageAt('/'))).not.toContain('Simulá tu crédito propio');
    expect(textsOf(page, 'h2')).toEqual([textsOf(pageAt('/'), 'h2')[0]]);
    expect(textsOf(page, 'form label')).toEqual(textsOf(pageAt('/'), 'form label'));
  });
});
