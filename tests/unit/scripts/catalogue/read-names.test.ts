import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import TABLE from '#scripts/catalogue/entity-kinds.json' with { type: 'json' };
import { kindOf, speaksOfUva } from '#scripts/catalogue/read-names.ts';
import { sortWith } from '../../../support/content/import-records.ts';
import { ROOT } from '../../../support/content/files.ts';
import type { Catalogue } from '#generated/types.ts';

it('gives every entity of the catalogue the kind it has there', () => {
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
])('tells %s, not in the table, to be %s', (name, kind) => {
  expect(kindOf(99_999, name)).toEqual({ kind, isKnown: false });
});

it('has each code once', () => {
  const codes = Object.values(TABLE.kinds).flat();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(500);
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
  ])('of %s leaves it out: %s', (name, leavesOut, why) => {
    expect(sort(7, name, '')).toMatchObject({ leavesOut, why });
  });

  it.each([
    ['PLAN SUELDO', { condition: 'cuenta_sueldo' }],
    ['CLIENTES SELECCIONADOS', { condition: 'cliente' }],
    ['CLIENTELA GENERAL', { condition: undefined }],
    ['ESTATALES', { audience: 'empleado_publico', territory: 'salta', decision: 'keep' }],
    ['PRESTAMO X', { decision: 'drop' }],
  ])('of %s says %o', (name, told) => expect(sort(7, name, '')).toMatchObject(told));

  it('counts in the short name too, and decides for one entity alone', () => {
    expect(sort(7, 'PERSONAL', 'MOTO').leavesOut).toBe('one-purpose');
    expect(sort(8, 'PRESTAMO X', '').decision).toBeNull();
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
