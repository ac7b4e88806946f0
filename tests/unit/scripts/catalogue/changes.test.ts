import { describe, expect, it } from 'vitest';
import { changeLines } from '#scripts/catalogue/import-text.ts';
import { compareProducts, type Changes } from '#scripts/catalogue/changes.ts';
import { product } from '../../../support/quotes.ts';
import type { Outcome } from '#scripts/catalogue/import-file.ts';

const NONE: Changes = {
  entitiesAdded: [],
  entitiesRemoved: [],
  entitiesRenamed: [],
  productsAdded: [],
  productsRemoved: [],
  productsChanged: [],
  redated: 0,
  unchanged: 0,
};

const { entity, code, product: name, beneficiary, territory } = product();
const here = { entity, code, product: name, beneficiary, territory };

describe('compareProducts', () => {
  it('finds nothing between a catalogue and itself', () => {
    expect(compareProducts([product()], [product()])).toEqual({ ...NONE, unchanged: 1 });
  });

  it('tells rates and limits before and after', () => {
    const after = product({ tea: 90, cftea: 120, maxTerm: 60, reported: '2026-07-01' });
    expect(compareProducts([product()], [after])).toEqual({
      ...NONE,
      productsChanged: [
        {
          ...here,
          changes: [
            { property: 'maxTerm', before: 72, after: 60 },
            { property: 'tea', before: 80, after: 90 },
            { property: 'cftea', before: 110, after: 120 },
          ],
        },
      ],
    });
  });

  it('counts apart what was declared again with the same figures', () => {
    expect(compareProducts([product()], [product({ reported: '2026-07-01' })])).toEqual({
      ...NONE,
      redated: 1,
    });
  });

  it('tells products and entities that come and go', () => {
    const other = product({ code: 2, entity: 'OTRO S.A.' });
    expect(compareProducts([product()], [other])).toMatchObject({
      entitiesAdded: [{ code: 2, name: 'OTRO S.A.' }],
      entitiesRemoved: [{ code: 1, name: entity }],
      productsAdded: [{ code: 2 }],
      productsRemoved: [{ code: 1 }],
      unchanged: 0,
    });
  });

  it('takes another territory or beneficiary for another product', () => {
    const found = compareProducts([product()], [product({ territory: 'salta' })]);
    expect([found.productsAdded.length, found.productsRemoved.length]).toEqual([1, 1]);
  });

  it('tells an entity by its code, and a new spelling of its name once', () => {
    const both = [product(), product({ territory: 'salta' })];
    const renamed = both.map((one) => ({ ...one, entity: 'BANCO DE PRUEBA S.A.U.' }));
    expect(compareProducts(both, renamed)).toEqual({
      ...NONE,
      entitiesRenamed: [{ code: 1, before: entity, after: 'BANCO DE PRUEBA S.A.U.' }],
      unchanged: 2,
    });
  });

  it('pairs several products under one name', () => {
    const two = [product(), product({ maxTerm: 24 })];
    const found = compareProducts(two, [...two, product({ maxTerm: 12 })]);
    expect(found).toMatchObject({ productsAdded: [here], unchanged: 2 });
  });
});

describe('changeLines', () => {
  type Products = readonly ReturnType<typeof product>[];
  const linesOf = (before: Products, after: Products) =>
    changeLines({ changes: compareProducts(before, after), hadCatalogue: true } as Outcome, 20);

  it('shows rates first, in percent', () => {
    const lines = linesOf([product()], [product({ maxTerm: 60, tea: 90.5, maxAge: 75 })]);
    expect(lines.at(-1)?.replaceAll('\u00A0', ' ')).toBe(
      '    BANCO DE PRUEBA S.A., «PRESTAMO PERSONAL» (Todos los beneficiarios; Todo el territorio nacional): TEA 80,00 % → 90,50 %; plazo máximo 72 meses → 60 meses; edad máxima sin tope → 75',
    );
  });

  it('lists twenty of a kind and counts the rest', () => {
    const after = Array.from({ length: 25 }, (_, at) => product({ product: `P ${at}` }));
    const lines = linesOf([], after);
    expect(lines).toContain('  Préstamos nuevos (25):');
    expect(lines.at(-1)).toBe('    y 5 renglones más (con --all están todos)');
  });

  it('tells once what many lines of one loan say', () => {
    const territories = ['salta', 'jujuy', 'caba'] as const;
    const of = (tea: number) => territories.map((territory) => product({ territory, tea }));
    expect(linesOf(of(80), of(90)).at(-1)).toMatch(/«PRESTAMO PERSONAL» \(3 públicos o provincias\): TEA/);
  });
});

it('pairs what says the same before the rest, whatever the order of the dates', () => {
  const before = [product({ tea: 80, reported: '2026-01-01' }), product({ tea: 90, reported: '2026-01-02' })];
  const after = [product({ tea: 90, reported: '2026-02-01' }), product({ tea: 80, reported: '2026-02-02' })];
  expect(compareProducts(before, after)).toMatchObject({ productsChanged: [], redated: 2 });
});
