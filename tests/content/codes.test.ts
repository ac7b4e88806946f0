import { expect, it } from 'vitest';
import { content } from '../support/content.ts';

const { simulator, personal, results } = content;
const codes = (options: readonly { code: string }[]): string[] => options.map(({ code }) => code).toSorted();

/** What is stored in browsers and sent to providers: an editor changes the words beside it, never these. */
it.each([
  [
    'employment',
    codes(simulator.employment),
    'empleado_publico jubilado monotributista relacion_dependencia responsable_inscripto',
  ],
  [
    'seniority',
    codes(simulator.seniority),
    '18_meses_2_anos 1_ano_18_meses 2_3_anos 6_meses_1_ano mas_3_anos',
  ],
  [
    'provinces',
    codes(simulator.provinces),
    'buenos_aires caba catamarca chaco chubut cordoba corrientes entre_rios formosa jujuy la_pampa la_rioja ' +
      'mendoza misiones neuquen rio_negro salta san_juan san_luis santa_cruz santa_fe santiago_del_estero ' +
      'tierra_del_fuego tucuman',
  ],
  ['genders', personal.texts.genders.map(({ value }) => value).toSorted(), 'Femenino Masculino'],
  ['sorts', results.sorts.map(({ id }) => id).toSorted(), 'cft cuota ingreso'],
])('the codes of %s are those of the contract', (_, found, expected) => {
  expect(found).toEqual(expected.split(' '));
});

it.each([
  ['terms', 'aceptacion servicio exactitud responsabilidad privacidad modificaciones contacto'],
  ['privacy', 'datos uso proteccion destinatarios cookies derechos conservacion contacto'],
] as const)('%s has its sections in the order of the specification', (document, ids) => {
  expect(content[document].sections.map(({ id }) => id)).toEqual(ids.split(' '));
});
