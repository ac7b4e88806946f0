import { describe, expect, it } from 'vitest';
import { changeLines } from '#scripts/catalogue/import-text.ts';
import { compareProducts, type Changes } from '#scripts/catalogue/changes.ts';
import { product } from '../../../support/data/quotes.ts';
import type { Product } from '#domain/quote/product.ts';
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

const salta = product({ territory: 'salta' });
const spelt = (one: Product) => ({ ...one, entity: 'BANCO DE PRUEBA S.A.U.' });

it.each<[string, Product[], Product[], Partial<Changes>]>([
  [
    'rates and limits before and after',
    [product()],
    [product({ tea: 90, cftea: 120, maxTerm: 60, reported: '2026-07-01' })],
    {
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
    },
  ],
  [
    'products and entities that come and go',
    [product()],
    [product({ code: 2, entity: 'OTRO S.A.' })],
    {
      entitiesAdded: [{ code: 2, name: 'OTRO S.A.' }],
      entitiesRemoved: [{ code: 1, name: entity }],
      productsAdded: [{ ...here, code: 2, entity: 'OTRO S.A.' }],
      productsRemoved: [here],
    },
  ],
  [
    'another territory or beneficiary as another product',
    [product()],
    [salta],
    { productsAdded: [{ ...here, territory: 'salta' }], productsRemoved: [here] },
  ],
  [
    'a new spelling of the name of an entity once',
    [product(), salta],
    [spelt(product()), spelt(salta)],
    { entitiesRenamed: [{ code: 1, before: entity, after: 'BANCO DE PRUEBA S.A.U.' }], unchanged: 2 },
  ],
  [
    'several products under one name in pairs',
    [product(), product({ maxTerm: 24 })],
    [product(), product({ maxTerm: 24 }), product({ maxTerm: 12 })],
    { productsAdded: [here], unchanged: 2 },
  ],
  [
    'what was declared again with the same figures apart, whatever the order of the dates',
    [product({ tea: 80, reported: '2026-01-01' }), product({ tea: 90, reported: '2026-01-02' })],
    [product({ tea: 90, reported: '2026-02-01' }), product({ tea: 80, reported: '2026-02-02' })],
    { redated: 2 },
  ],
])('the report of changes tells %s', (_, before, after, changes) => {
  expect(compareProducts(before, after)).toEqual({ ...NONE, ...changes });
});

describe('changeLines', () => {
  type Products = readonly ReturnType<typeof product>[];
  const linesOf = (before: Products, after: Products) =>
    changeLines({ changes: compareProducts(before, after), hadCatalogue: true } as Outcome, 20);

  it('changeLines changes of a loan list its rates first, in percent', () => {
    const lines = linesOf([product()], [product({ maxTerm: 60, tea: 90.5, maxAge: 75 })]);
    expect(lines.at(-1)?.replaceAll('\u00A0', ' ')).toBe(
      '    BANCO DE PRUEBA S.A., «PRESTAMO PERSONAL» (Todos los beneficiarios; Todo el territorio nacional): TEA 80,00 % → 90,50 %; plazo máximo 72 meses → 60 meses; edad máxima sin tope → 75',
    );
  });

  it('changeLines lists twenty of a kind and counts the rest', () => {
    const after = Array.from({ length: 25 }, (_, at) => product({ product: `P ${at}` }));
    const lines = linesOf([], after);
    expect(lines).toContain('  Préstamos nuevos (25):');
    expect(lines.at(-1)).toBe('    y 5 renglones más (con --all están todos)');
  });

  it('changeLines tells once what many lines of one loan say', () => {
    const territories = ['salta', 'jujuy', 'caba'] as const;
    const of = (tea: number) => territories.map((territory) => product({ territory, tea }));
    expect(linesOf(of(80), of(90)).at(-1)).toMatch(/«PRESTAMO PERSONAL» \(3 públicos o provincias\): TEA/);
  });
});
