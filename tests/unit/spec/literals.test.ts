import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageButtons } from '#domain/offers/paginate.ts';
import { isPromoAfter } from '#simulator/results/PromoBanner.tsx';
import { media } from '#ui/tokens.ts';
import { content, ROOT } from '../../support/content.ts';
import { allPaths, pageAt, textOf } from '../../support/rendered-pages.ts';

const { simulator, personal, results, contact, directory, site } = content;
const { messages } = simulator.texts;

/** Every Spanish text that the specification quotes, and where an editor finds it. */
const LITERALS: [literal: string, configured: string][] = [
  ['Ingrese su sueldo', simulator.texts.fields.netSalary.placeholderNarrow],
  ['Ingrese su sueldo en ARS', simulator.texts.fields.netSalary.placeholderWide],
  ['La situación laboral es requerida', messages.employment],
  ['La antigüedad es requerida', messages.seniority],
  ['La ubicación es requerida', messages.province],
  ['Por favor ingrese un número válido', messages.ageNotNumber],
  ['¡Estás a 1 paso de conocer tu oferta personalizada!', personal.title],
  ['Ver mi Oferta Personalizada', personal.submit],
  ['Preparando tus ofertas...', personal.submitting],
  ['Volver al formulario anterior', personal.back],
  ['(+54 9)', personal.texts.fields.phone.prefix],
  ['El DNI es requerido', personal.texts.messages.dniRequired],
  ['El DNI debe tener 8 dígitos', personal.texts.messages.dniLength],
  ['El correo es requerido', personal.texts.messages.emailRequired],
  ['El correo debe contener @', personal.texts.messages.emailAt],
  ['El teléfono es requerido', personal.texts.messages.phoneRequired],
  ['El teléfono debe tener 10 dígitos', personal.texts.messages.phoneLength],
  ['El género es requerido', personal.texts.messages.genderRequired],
  ['Error al obtener ofertas. Por favor, inténtalo más tarde.', personal.error],
  ['Listo! Estas son tus opciones', results.title],
  ['Nueva Simulacion', results.buttons.newSimulation],
  ['Editar Formulario', results.buttons.edit],
  ['Mejor CFT', results.sorts[0].badge],
  ['RECOMENDADO', results.recommended],
  ['Preaprobado hasta $8.000.000', results.promo.title],
  [
    'No encontramos ofertas del {bank} pero hay {n} ofertas disponibles. Compara y elige la mejor opción.',
    results.forcedMissing.message.other,
  ],
  ['No encontramos ofertas del {bank}', results.forcedMissing.title],
  ['Revisa las ofertas disponibles o intenta con diferentes parámetros.', results.forcedMissing.text],
  ['Préstamos Personales', site.lenderPage.heading],
  ['Simulador {bank}', site.lenderPage.simulatorTitle],
  ['¿Por qué elegir {bank}?', site.lenderPage.whyTitle],
  ['Solicitar Prestamo', site.bankDetailPage.request],
  ['Banco no encontrado', site.errors.bankNotFound.title],
  ['Todos los Bancos disponibles', directory.title],
  ['2min', directory.counters.time.figure],
  ['Bancos Tradicionales', directory.banksTitle],
  ['Fintechs & Digitales', directory.fintechsTitle],
  ['FINTECH', directory.card.fintech],
  ['Desde {year}', directory.card.since],
  ['Simular Préstamo', directory.card.simulate],
  ['Comparar Todos los Bancos', directory.closing.title],
  ['¡Mensaje enviado exitosamente!', contact.confirmation.title],
  ['Gracias por contactarnos. Nuestro equipo te responderá a la brevedad.', contact.confirmation.text],
  ['Enviar otro mensaje', contact.confirmation.again],
];

it.each(LITERALS)('says exactly: %s', (literal, configured) => {
  expect(configured).toBe(literal);
});

it.each([
  ['simulator.json', 'Ingrese su sueldo en ARS'],
  ['personal.json', 'Preparando tus ofertas...'],
  ['results.json', 'Listo! Estas son tus opciones'],
  ['contact.json', '¡Mensaje enviado exitosamente!'],
])('config/%s writes "%s" once', (file, literal) => {
  expect(readFileSync(join(ROOT, 'config', file), 'utf8').split(`"${literal}"`)).toHaveLength(2);
});

describe('the constants', () => {
  it.each([
    ['20 offers a page', results.pageSize, 20],
    ['the advert after every 5th card', results.promo.every, 5],
    ['sorts', results.sorts.map(({ id }) => id), ['cft', 'cuota', 'ingreso']],
    ['slider of the amount', simulator.sliders.amount, { min: 100_000, max: 10_000_000, step: 10_000 }],
    [
      'slider of the term',
      simulator.sliders.term,
      { min: 1, max: 60, step: 1, labels: ['1 mes', '2.5 años', '5 años'] },
    ],
    ['defaults', simulator.defaults, { amount: 5_000_000, term: 30, gender: 'Masculino' }],
    ['genders', personal.texts.genders.map(({ value }) => value), ['Masculino', 'Femenino']],
    ['path of the simulation', site.provider.path, '/simular_personal'],
    ['bank of the marketplace', site.marketplace.banco, '7'],
    ['autosubmit of the marketplace', site.marketplace.autosubmit, 'true'],
    ['path of the marketplace', site.marketplace.path, '/AR/prestamos'],
    ['campaign of the marketplace', site.utmSource, 'simulador-prestamos'],
  ])('%s', (_, value, expected) => {
    expect(value).toEqual(expected);
  });

  it('a phone is narrower than 768 px', () => {
    expect(media.wide).toBe('@media (min-width: 768px)');
  });

  it('the advert follows the cards at 0, 5, 10 and 15 of a page', () => {
    const places = Array.from({ length: results.pageSize }, (_, index) => index).filter(isPromoAfter);
    expect(places).toEqual([0, 5, 10, 15]);
  });

  it('the pager shows three pages at each end and the neighbours of the current one', () => {
    expect(pageButtons(10, 20)).toEqual([1, 2, 3, 'gap', 9, 10, 11, 'gap', 18, 19, 20]);
  });
});

describe('what the site claims of the market', () => {
  it.each([
    ['/', /más de 20 entidades/],
    ['/bancos', /más de 20/],
    ['/bancos', /2min de simulación/],
  ])('%s: %s', (path, claim) => {
    expect(textOf(pageAt(path))).toMatch(claim);
  });
});

describe('the tables of lenders', () => {
  it('leave out mutuals, cooperatives and finance companies, and every exclusion has its reason', () => {
    const reasons = new Set(content.exclusions.reasons.map(({ code }) => code));
    expect([...reasons]).toEqual(expect.arrayContaining(['mutual', 'cooperativa']));
    expect(content.exclusions.names.filter(({ reason }) => !reasons.has(reason))).toEqual([]);
    expect(content.exclusions.names.length).toBeGreaterThan(100);
  });

  it('name by the names people know more than a hundred legal names', () => {
    expect(content.displayNames.names.length).toBeGreaterThan(100);
  });
});

it.each([
  ['terms', 'aceptacion servicio exactitud responsabilidad privacidad modificaciones contacto'],
  ['privacy', 'datos uso proteccion destinatarios cookies derechos conservacion contacto'],
] as const)('%s has its sections in the order of the specification', (document, ids) => {
  expect(content[document].sections.map(({ id }) => id)).toEqual(ids.split(' '));
});

it('every page it promises is among the pages of the site', () => {
  const promised = [...site.header.navigation, ...site.footer.links].map(({ href }) => href);
  expect(promised.filter((href) => !allPaths.includes(href))).toEqual([]);
});
