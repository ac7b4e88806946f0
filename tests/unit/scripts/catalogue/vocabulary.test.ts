import { describe, expect, it } from 'vitest';
import { BENEFICIARIES, beneficiaryOf, TERRITORIES, territoryOf } from '#scripts/catalogue/vocabulary.ts';

describe('territoryOf', () => {
  it.each(Object.entries(TERRITORIES))('territoryOf knows %s as the BCRA writes it', (code, name) => {
    expect(territoryOf(name)).toBe(code);
    expect(territoryOf(name.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))).toBe(code);
  });

  it.each([
    ['0', 'all'],
    [0, 'all'],
    ['2', 'buenos_aires'],
    [2, 'buenos_aires'],
    ['Chaco', 'chaco'],
    ['Provincia de Chubut', 'chubut'],
    ['CABA', 'caba'],
    ['Capital Federal', 'caba'],
    ['Tierra del Fuego, Antártida e Islas del Atlántico Sur', 'tierra_del_fuego'],
    ['Provincia de Tierra del Fuego', 'tierra_del_fuego'],
    [1, 'caba'],
    [24, 'tucuman'],
    ['25', null],
    ['', null],
    [null, null],
    ['Provincia de', null],
  ])('territoryOf reads %o as %o', (cell, code) => expect(territoryOf(cell)).toBe(code));
});

describe('beneficiaryOf', () => {
  it.each(Object.entries(BENEFICIARIES))('beneficiaryOf knows %s as the BCRA writes it', (code, name) => {
    expect(beneficiaryOf(name)).toBe(code);
    expect(beneficiaryOf(` ${name.toLowerCase()} `)).toBe(code);
  });

  it.each(['MiPyMEs', '', null, 7])('beneficiaryOf does not know %o', (cell) =>
    expect(beneficiaryOf(cell)).toBeNull(),
  );
});
