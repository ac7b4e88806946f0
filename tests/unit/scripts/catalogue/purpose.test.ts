import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { purposeOf, speaksOfUva } from '#scripts/catalogue/purpose.ts';
import { readOverrides } from '#scripts/catalogue/overrides.ts';
import { ROOT } from '../../../support/import-records.ts';
import type { Catalogue } from '#generated/types.ts';

const { products } = JSON.parse(readFileSync(join(ROOT, 'config/catalogue.json'), 'utf8')) as Catalogue;

describe('purposeOf', () => {
  it.each([
    ['PRESTAMO AUTO', 'auto'],
    ['CREDITO 0KM', 'auto'],
    ['PRESTAMO CERO KM', 'auto'],
    ['PRESTAMOPRENDARIO', 'auto'],
    ['PP ADQUISICION DE VEHÍCULOS', 'auto'],
    ['PRESTAMO MOTOVEHICULOS', 'moto'],
    ['PREVIAJE', 'viaje'],
    ['TURISMO EN CUOTAS', 'viaje'],
    ['ANTICIPO DE HABERES', 'adelanto'],
    ['ADELANTOS', 'adelanto'],
    ['REFINANCIACIÓN DE DEUDA', 'refinanciación'],
    ['REFI TARJETA', 'refinanciación'],
    ['COMPRA DE TERRENO', 'terreno'],
    ['REFACCION DEL HOGAR', 'refacción'],
    ['PRESTAMO AUTONOMOS', null],
    ['PRESTAMO AUTOMATICO', null],
    ['PRESTAMO PERSONAL', null],
    ['MOTORES DEL SUR', null],
  ])('of %s is %s', (name, purpose) => {
    expect(purposeOf(name)).toBe(purpose);
  });

  it('is none for the products of the catalogue, but for those kept by hand', () => {
    const told = products.filter(({ product }) => purposeOf(product) !== null);
    const kept = readOverrides().filter(({ decision }) => decision === 'keep');
    expect(new Set(told.map(({ product }) => product))).toEqual(new Set(kept.map(({ product }) => product)));
  });
});

describe('speaksOfUva', () => {
  it.each([
    ['PRESTAMO UVA', true],
    ['PERSONAL EN UVAS', true],
    ['PRESTAMOUVA', true],
    ['UVATASAFIJA', true],
    ['PRESTAMO U.V.A.', true],
    ['PRESTAMO JUVENTUD', false],
    ['PRESTAMO NUEVA ETAPA', false],
  ])('of %s is %s', (name, expected) => {
    expect(speaksOfUva(name)).toBe(expected);
  });

  it('is false for the products of the catalogue', () => {
    expect(products.filter(({ product }) => speaksOfUva(product))).toEqual([]);
  });
});
