import { expect, it } from 'vitest';
import { cftInNote } from '#scripts/catalogue/notes.ts';
import { kindOf, type Named, sorterOf } from '#scripts/catalogue/read-names.ts';
import { content } from '../../../support/content/content.ts';

const decided = { code: 7, reason: 'Se miró.' };
const sort = sorterOf({
  ...content.productSorting,
  products: [
    { ...decided, product: 'PRESTAMO VEHÍCULOS', decision: 'keep' },
    { ...decided, product: 'PRESTAMO TRAMO IV', decision: 'keep' },
    { ...decided, product: 'PRESTAMO X', decision: 'drop' },
    {
      ...decided,
      product: 'ESTATALES',
      decision: 'keep',
      audience: ['empleado_publico'],
      territory: 'salta',
    },
  ],
});

/** Reads a name of a product that an entity declares for everybody. */
const read = (fullName: string, declared: Partial<Named> = {}) =>
  sort({
    code: 7,
    entity: 'BANCO DEL CEIBO S.A.',
    fullName,
    shortName: '',
    beneficiary: 'all',
    territory: 'all',
    ...declared,
  });

it.each([
  ['CREDITO AUTO', 'one-purpose'],
  ['PRESTAMOPRENDARIO', 'one-purpose'],
  ['CREDITO 0KM', 'one-purpose'],
  ['MOTOVEHÍCULOS', 'one-purpose'],
  ['LINEAS TURÍSTICAS', 'one-purpose'],
  ['PANELES SOLARES', 'one-purpose'],
  ['MORA CERO', 'one-purpose'],
  ['NAVEGANTES', 'one-audience'],
  ['AUTOGESTION', null],
  ['MOTORES DEL SUR', null],
  ['VIAJANTE', null],
  ['prestamo vehiculos', null],
])('the name %s leaves a loan out for: %s', (name, leavesOut) =>
  expect(read(name).leavesOut).toBe(leavesOut),
);

it.each([
  ['PLAN SUELDO', { condition: 'cuenta_sueldo' }],
  ['PRESTAMO CLIENTES', { condition: 'cliente' }],
  [
    'PRESTAMO CON DESCUENTO DE HABERES',
    { condition: 'otra', requirement: 'cobrar donde descuenten la cuota de tu sueldo o haber' },
  ],
  ['PRESTAMO PLUS', { condition: 'otra', requirement: 'ser cliente plus' }],
  ['PRESTAMO PERSONAL', { condition: undefined }],
  ['ESTATALES', { audience: ['empleado_publico'], territory: 'salta', decision: 'keep' }],
  ['PRESTAMO X', { decision: 'drop' }],
])('the name %s says %o', (name, said) => expect(read(name)).toMatchObject(said));

it('a decision is one entity’s, and a short name counts too', () => {
  expect(read('PERSONAL', { shortName: 'MOTO' }).leavesOut).toBe('one-purpose');
  expect(read('PRESTAMO X', { code: 8 }).decision).toBeNull();
});

const MUTUAL = { code: 99_999, entity: 'MUTUAL DE DOCENTES' };

it.each<[string, Partial<Named>, string[]]>([
  ['PRESTAMOS PERSONALES', {}, []],
  ['PRESTAMOPERSONAL', {}, []],
  ['PRESTAMO CEIBO', {}, []],
  ['PRESTAMO SAN JUAN', { territory: 'san_juan' }, []],
  ['PRESTAMOSANJUAN', { territory: 'san_juan' }, []],
  ['PRESTAMO JUBILADOS', { beneficiary: 'jubilado' }, []],
  ['PRESTAMO PLAN SUELDO', {}, []],
  ['PRESTAMO TRAMO IV', {}, []],
  ['PRESTAMO SALTA', { territory: 'san_juan' }, ['salta']],
  ['PRESTAMO JUBILADOS', {}, ['jubilados']],
  ['PRESTAMO HABERES', {}, ['haberes']],
  ['PRESTAMO 14 2012', {}, ['14', '2012']],
  ['PRESTAMO CLIENTES TALA', {}, ['tala']],
  ['PRESTAMO PLUS JOVEN', {}, ['joven']],
  ['PRESTAMO DOCENTES', MUTUAL, ['docentes']],
  ['PRESTAMO MUNICIPAL', { entity: 'BANCO MUNICIPAL' }, ['municipal']],
])('of %s, declared as %o, nobody read %j', (name, declared, unread) => {
  const told = read(name, declared);
  expect(told.unread).toEqual(unread);
  expect(told.condition === 'en_duda').toBe(unread.length > 0);
});

it.each([
  ['BANCO NUEVO DEL SUR S.A.', 'banco'],
  ['NUEVO BANCO DEL LITORAL S.A.', 'banco'],
  ['ASOCIACIÓN MUTUAL DEL PERSONAL DE BANCOS', 'mutual'],
  ['Cooperativa de Crédito y Vivienda Ltda.', 'cooperativa'],
  ['CREDITOS COMPAÑÍA FINANCIERA S.A.', 'compania-financiera'],
  ['TARJETAS DEL SUR S.A.', 'tarjeta'],
  ['COOPERVAR S.A.', 'otro'],
])('%s, which the table does not know, is %s', (name, kind) => expect(kindOf(99_999, name)).toBe(kind));

it.each([
  // Declared by the entities with the codes 45 and 55141.
  ['CFT EXPRESADO EN TEA INCLUYE EL IVA Y EL IMPUESTO DE SELLOS 129.16 PORCIENTO', 129.16],
  ['TEA Y CFE NO INFORMADO POR LIMITACIONES EN EL CAMPO. 2067.51', 2067.51],
  ['C.F.T.E.A.: 1.234,50 %', null],
  ['CFTEA 1.234,50 %', 1234.5],
  ['Costo financiero total efectivo anual: 150 por ciento', 150],
  ['CFT 98,5% a 143,2%', 98.5],
  ['CFT mínimo 98,5%, CFT máximo 143,2%', 143.2],
  ['EL CFT INCLUYE IVA E IMPUESTO A LOS SELLOS. MONTO MAX PODRA REDUCIRSE A 2.000.000', null],
  ['CFT CON IVA 21%', null],
  ['CANCELACION ANTICIPADA A LOS 180 DIAS', null],
  ['TEA 140,4%', null],
])('the note %j names the CFT %j', (note, cft) => expect(cftInNote(note)).toBe(cft));
