import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import TABLE from '#scripts/catalogue/entity-kinds.json' with { type: 'json' };
import { kindOf } from '#scripts/catalogue/names.ts';
import { ROOT } from '../../../support/import-records.ts';
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
