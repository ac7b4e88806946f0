import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import TABLE from '#scripts/catalogue/entity-kinds.json' with { type: 'json' };
import { kindOf, type Named, speaksOfUva } from '#scripts/catalogue/read-names.ts';
import { sortWith } from '../../../support/content/import-records.ts';
import { ROOT } from '../../../support/content/files.ts';
import type { Catalogue } from '#generated/types.ts';

it('the reading of names gives every entity of the catalogue the kind it has there', () => {
  const { products } = JSON.parse(readFileSync(join(ROOT, 'config/catalogue.json'), 'utf8')) as Catalogue;
  const wrong = products.filter(({ code, entity, kind }) => {
    const found = kindOf(code, entity);
    return !found.isKnown || found.kind !== kind;
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['BANCO NUEVO DEL SUR S.A.', 'banco'],
  ['NUEVO BANCO DEL LITORAL S.A.', 'banco'],
  ['ASOCIACIÓN MUTUAL DEL PERSONAL DE BANCOS', 'mutual'],
  ['Cooperativa de Crédito y Vivienda Ltda.', 'cooperativa'],
  ['CREDITOS COMPAÑÍA FINANCIERA S.A.', 'compania-financiera'],
  ['TARJETAS DEL SUR S.A.', 'tarjeta'],
  ['CREDITOS YA S.A.', 'otro'],
  ['COOPERVAR S.A.', 'otro'],
])('the reading of names tells %s, not in the table, to be %s', (name, kind) => {
  expect(kindOf(99_999, name)).toEqual({ kind, isKnown: false });
});

it('the table of names has each code once', () => {
  const codes = Object.values(TABLE.kinds).flat();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(500);
});

/** What is read of a product of nobody in particular. */
const named = (fullName: string, declared: Partial<Named> = {}): Named => ({
  code: 7,
  entity: 'BANCO DEL CEIBO S.A.',
  fullName,
  shortName: '',
  beneficiary: 'all',
  territory: 'all',
  ...declared,
});

const decided = { code: 7, reason: 'Se miró.' };

describe('what a name gives away', () => {
  const sort = sortWith(
    { ...decided, product: 'PRESTAMO VEHÍCULOS', decision: 'keep' },
    { ...decided, product: 'PRESTAMO X', decision: 'drop' },
    { ...decided, product: 'ESTATALES', decision: 'keep', audience: 'empleado_publico', territory: 'salta' },
  );

  it.each([
    ['CREDITO AUTO', 'one-purpose', 'auto'],
    ['PRESTAMOPRENDARIO', 'one-purpose', 'auto'],
    ['CREDITO 0KM', 'one-purpose', 'auto'],
    ['MOTOVEHÍCULOS', 'one-purpose', 'moto'],
    ['LINEAS TURÍSTICAS', 'one-purpose', 'viaje'],
    ['PANELES SOLARES', 'one-purpose', 'energía'],
    ['MORA CERO', 'one-purpose', 'refinanciación'],
    ['HABERES POLICIALES', 'one-audience', 'personal de una repartición'],
    ['AUTOGESTION', null, ''],
    ['MOTORES DEL SUR', null, ''],
    ['VIAJANTE', null, ''],
    ['prestamo vehiculos', null, 'Se miró.'],
  ])('what a name gives away of %s leaves it out: %s', (name, leavesOut, why) => {
    expect(sort(named(name))).toMatchObject({ leavesOut, why });
  });

  it.each([
    ['PLAN SUELDO', { condition: 'cuenta_sueldo' }],
    ['PRESTAMO CLIENTES', { condition: 'cliente' }],
    ['PRESTAMO CON DESCUENTO DE HABERES', { condition: 'otra', requirement: 'cobrar con descuento' }],
    ['PRESTAMO PLUS', { condition: 'otra', requirement: 'ser cliente plus' }],
    ['PRESTAMO PERSONAL', { condition: undefined }],
    ['ESTATALES', { audience: 'empleado_publico', territory: 'salta', decision: 'keep' }],
    ['PRESTAMO X', { decision: 'drop' }],
  ])('what a name gives away of %s says %o', (name, told) => expect(sort(named(name))).toMatchObject(told));

  it('what a name gives away counts in the short name too, and decides for one entity alone', () => {
    expect(sort(named('PERSONAL', { shortName: 'MOTO' })).leavesOut).toBe('one-purpose');
    expect(sort(named('PRESTAMO X', { code: 8 })).decision).toBeNull();
  });
});

describe('a name is read', () => {
  const sort = sortWith({ ...decided, product: 'PRESTAMO TRAMO IV', decision: 'keep' });
  const RETIRED = { beneficiary: 'jubilado' } as const;
  const MUTUAL = { code: 99_999, entity: 'MUTUAL DE DOCENTES' };

  it.each<[string, string, Partial<Named>, string[]]>([
    ['of words that ask for nothing', 'PRESTAMOS PERSONALES', {}, []],
    ['of such words, glued', 'PRESTAMOPERSONAL', {}, []],
    ["of the entity's own name", 'PRESTAMO CEIBO', {}, []],
    ['of the place that is declared', 'PRESTAMO SAN JUAN', { territory: 'san_juan' }, []],
    ['of that place, glued', 'PRESTAMOSANJUAN', { territory: 'san_juan' }, []],
    ['of the people that are declared', 'PRESTAMO JUBILADOS', RETIRED, []],
    ['of a condition that its words say', 'PRESTAMO PLAN SUELDO', {}, []],
    ['on which a person decided', 'PRESTAMO TRAMO IV', {}, []],
    ['but for a place that is not declared', 'PRESTAMO SALTA', { territory: 'san_juan' }, ['salta']],
    ['but for people that are not declared', 'PRESTAMO JUBILADOS', {}, ['jubilados']],
    ['but for haberes, where no salary is declared', 'PRESTAMO HABERES', {}, ['haberes']],
    ['but for a number', 'PRESTAMO 14 2012', {}, ['14', '2012']],
    ["but for another company's clients", 'PRESTAMO CLIENTES TALA', {}, ['tala']],
    ['but for what a segment adds', 'PRESTAMO PLUS JOVEN', {}, ['joven']],
    ['but for the members a mutual is called after', 'PRESTAMO DOCENTES', MUTUAL, ['docentes']],
    [
      'but for people an entity is called after',
      'PRESTAMO MUNICIPAL',
      { entity: 'BANCO MUNICIPAL' },
      ['municipal'],
    ],
  ])('a name is read %s: %s', (_, name, declared, unread) => {
    const told = sort(named(name, declared));
    expect(told.unread).toEqual(unread);
    expect(told.condition === 'en_duda').toBe(unread.length > 0);
  });
});

it.each([
  ['PRESTAMO UVA', true],
  ['PERSONAL EN UVAS', true],
  ['PRESTAMOUVA', true],
  ['UVATASAFIJA', true],
  ['PRESTAMO U.V.A.', true],
  ['PRESTAMO JUVENTUD', false],
  ['PRESTAMO NUEVA ETAPA', false],
])('%s speaks of UVA: %s', (name, expected) => expect(speaksOfUva(name)).toBe(expected));
