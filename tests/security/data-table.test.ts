import { describe, expect, it } from 'vitest';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { marketplaceAddress } from '#domain/marketplace-link.ts';
import { shareFragment } from '#domain/share-link.ts';
import { simulationPayload } from '#domain/payloads.ts';
import { offerQuery, writeAddress } from '#loan/results/address.ts';
import { content } from '../support/content/content.ts';
import { filesIn } from '../support/content/files.ts';
import { pageAt, readable, textsOf } from '../support/content/rendered-pages.ts';

/** Rows of the privacy policy's table, as a visitor reads them. */
const rows = pageAt('/privacidad')
  .querySelectorAll('table tbody tr')
  .map((row) => readable(textsOf(row, 'th, td').join(' | ')));
const rowOf = (start: string): string => rows.find((row) => row.startsWith(start)) ?? '';

/** What a visitor calls each field, under every name it is stored or sent by. */
const WORDS: Record<string, string> = {
  situacion: 'condición laboral',
  situacion_laboral: 'condición laboral',
  plazo: 'lapso',
  plazo_meses: 'lapso',
  monto: 'importe',
  monto_prestamo: 'importe',
  antiguedad: 'permanencia',
  antiguedad_meses: 'permanencia',
  antiguedad_laboral: 'permanencia',
  sueldo_bolsillo: 'haber neto',
  sueldo_neto: 'haber neto',
  edad: 'edad',
  ubicacion: 'región',
  provincia: 'región',
  dni: 'DNI',
  email: 'buzón',
  phone: 'celular',
  telefono: 'celular',
  tel: 'celular (tel)',
  genero: 'sexo',
  g: 'sexo (g)',
  page_url: 'dirección de la hoja',
  recibido: 'fecha y momento',
  id: 'número de registro',
  paso: 'tramo',
  orden: 'orden',
  pagina: 'hoja de resultados',
  oferta: 'propuesta abierta',
};

const form = emptyLoanForm(content.simulator.defaults);
const person = { dni: '01234567', email: 'a@b', phone: '1155550100', gender: 'Femenino' };
const loanRow = rowOf('Apuntes del crédito');
const personRow = rowOf('Apuntes propios');

const linkFields = [...new URL(marketplaceAddress(content.site, person)).searchParams.keys()];
const withoutData = [...new URL(marketplaceAddress(content.site, null)).searchParams.keys()];
const addressFields = [
  'paso',
  ...writeAddress(new URLSearchParams(), { sort: 'cuota', page: 2 }).keys(),
  ...new URLSearchParams(offerQuery('x')).keys(),
];

describe('the table of the privacy policy', () => {
  it.each([
    [
      'request to the provider',
      Object.keys(simulationPayload(form, person, content.simulator)),
      `${rowOf('Solicitud de prueba: todos los anteriores')} ${loanRow} ${personRow}`,
    ],
    ['link to the partner', linkFields.filter((field) => !withoutData.includes(field)), rowOf('Vínculo a ')],
    ['address of the page', addressFields, rowOf('Lo que muestra la dirección de la hoja')],
  ])('names every field of the %s', (_, fields, row) => {
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.filter((field) => !row.includes(WORDS[field] ?? `no word for ${field}`))).toEqual([]);
  });

  it('names what a shared link tells', () => {
    expect(shareFragment({ amount: 1, term: 2 })).toBe('#s=1-2');
    expect(rowOf('Lo que muestra la dirección de la hoja')).toMatch(/vínculo compartido, importe y lapso/);
  });

  it('says of every datum where it is, why, and how long', () => {
    expect(rows.length).toBeGreaterThanOrEqual(9);
    expect(rows.filter((row) => row.split(' | ').filter(Boolean).length !== 4)).toEqual([]);
  });
});

describe('the code keeps nothing elsewhere', () => {
  const sources = filesIn('src', /\.tsx?$/).filter(({ file }) => !file.startsWith('src/generated'));
  const filesWith = (pattern: RegExp): string[] =>
    sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file.replace('src/', ''));

  it.each([
    ['local storage', /\blocalStorage\b/, ['gateways/has-draft.ts', 'gateways/storage.ts']],
    [
      'session storage',
      /\bsessionStorage\b/,
      ['gateways/campaign.ts', 'gateways/notice.ts', 'gateways/personal-storage.ts', 'gateways/storage.ts'],
    ],
    ['any other storage', /\b(?:indexedDB|cookieStore|caches|serviceWorker)\b|\.cookie\b/, []],
    [
      'the state of a history entry',
      /\b(?:push|replace)State\((?!(?:null|OVERLAY_STATE|history\.state),)/,
      // The offer that was looked at; what stands in the page's fields, for the moment of a reload.
      ['gateways/history.ts', 'gateways/kept-text.ts'],
    ],
    ['the console', /\bconsole\.\w+\(/, ['gateways/log.ts']],
  ])('%s', (_, pattern, files) => {
    expect(filesWith(pattern).toSorted()).toEqual(files);
  });
});
