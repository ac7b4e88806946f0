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

const linksIn = (page: Page, selector: string): (string | null)[][] =>
  page
    .querySelectorAll(`${selector} a`)
    .map((link) => [readable(link.textContent), link.getAttributeValue('href')]);

const NAVIGATION = [
  ['Simulador', '/'],
  ['Bancos', '/bancos'],
  ['Información', '/informacion'],
  ['Contacto', '/contacto'],
];

const FOOTER = [
  ['Bancos', '/bancos'],
  ['Información', '/informacion'],
  ['Contacto', '/contacto'],
  ['Términos y Condiciones', '/terminos'],
  ['Política de Privacidad', '/privacidad'],
];

describe.each(allPaths)('the layout of %s', (path) => {
  const page = pageAt(path);

  it('has a header, a main area and a footer', () => {
    for (const part of ['body > header', 'body > main', 'body > footer'])
      expect(page.querySelectorAll(part)).toHaveLength(1);
  });

  it('has the four entries in its header', () => {
    expect(linksIn(page, 'header nav')).toEqual(NAVIGATION);
  });

  it('leads from its logo to the start', () => {
    expect(attributesOf(page, 'header a[href="/"]', 'href')).toHaveLength(2);
    expect(attributesOf(page, 'header a[data-new-simulation-link]', 'href')).toEqual(['/', '/']);
  });

  it('has a button for the menu of a phone', () => {
    expect(attributesOf(page, 'header nav[popover]', 'id')).toEqual(
      attributesOf(page, 'header button', 'popovertarget'),
    );
  });

  it('has the five links in its footer', () => {
    expect(linksIn(page, 'footer')).toEqual(FOOTER);
  });

  it('says in its footer what the site does and to whom it belongs', () => {
    const footer = textOf(page, 'footer');
    expect(footer).toMatch(/Comparamos ofertas de préstamos personales de varios bancos .* de Argentina/);
    expect(footer).toMatch(/es parte del Grupo Financiero/);
  });

  it('asks nobody to log in', () => {
    expect(page.querySelectorAll('input[type="password"]')).toHaveLength(0);
    const words = textsOf(page, 'a, button').join(' ');
    expect(words).not.toMatch(/iniciar sesión|ingresar|registrate|mi cuenta|salir/i);
  });

  it('is in Spanish', () => {
    expect(attributesOf(page, 'html', 'lang')).toEqual(['es-AR']);
  });
});

describe('the home page', () => {
  const page = pageAt('/');
  const text = textOf(page);

  it.each([
    ['more than 20 entities', /\+20 entidades|más de 20 entidades/],
    ['around the clock', /24\/7/],
    ['free', /gratis/],
    ['under two minutes', /< 2 min/],
    ['no effect on the credit history', /no afecta tu historial crediticio/],
  ])('claims: %s', (_, claim) => {
    expect(text).toMatch(claim);
  });

  it('names the CFT as the cost to compare by', () => {
    expect(text).toMatch(/El CFT suma .* la cifra más grande de cada tarjeta/);
  });

  it('has a hero headline and the simulator form', () => {
    expect(textOf(page, 'h1')).not.toBe('');
    expect(page.querySelectorAll('[data-island="simulator"] form')).toHaveLength(1);
  });
});

describe('/simular', () => {
  const page = pageAt('/simular');

  it('has a compact hero and the same form', () => {
    expect(textOf(page, 'h1')).toBe('Simulá tu préstamo personal');
    expect(textOf(pageAt('/'))).not.toContain('Simulá tu préstamo personal');
    expect(textsOf(page, 'h2')).toEqual([textsOf(pageAt('/'), 'h2')[0]]);
    expect(textsOf(page, 'form label')).toEqual(textsOf(pageAt('/'), 'form label'));
  });
});
