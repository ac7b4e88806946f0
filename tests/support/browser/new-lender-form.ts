import { LENDERS } from './editor-visit.ts';

/** Answers to what the form of a new lender asks first, by their labels. */
export const ANSWERS = {
  'Nombre que se muestra': 'Banco del Arroyo',
  'Nombre legal, como lo escribe el BCRA': 'BANCO DEL ARROYO S.A.',
  'Año de fundación': '1951',
  'Sitio oficial': new URL('/', LENDERS.first.website).href,
};

/** Texts of a new lender that its file cannot be without, by the first field of that label. */
export const TEXTS: readonly [label: RegExp, text: string][] = [
  [/^Casa central/, 'Salta'],
  [/^Código 1$/, '901'],
  [/^Presentación/, 'Un banco de prueba, con su casa central en Salta.'],
  [/^Bajada del título/, 'Simulá tu cuota con calma.'],
  [
    /^Resumen para buscadores/,
    'Simulá un préstamo personal y compará su costo total en pesos, con todas las entidades que declaran. Gratis y sin compromiso de tu parte.',
  ],
];

/** Texts of every field with a label. */
export const REPEATED_TEXTS: readonly [label: RegExp, text: string][] = [
  [/^Dato/, 'Dato del banco'],
  [/^Título$/, 'Beneficio'],
  [/^Explicación/, 'Una explicación que se puede comprobar.'],
];

const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
<style>.a{fill:#ff0000}</style><script>alert(1)</script><g><path class="a" onclick="x()" d="M50 20h100v60H50z"/></g></svg>`;

/** A logo as a design program exports it. */
export const DRAWING = { name: 'arroyo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };
