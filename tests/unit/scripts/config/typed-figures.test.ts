import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/quote/product.ts';
import { filledText } from '#site/filled-in.ts';
import { type Facts, gapsIn, RECORD_GAPS, type Scope, type Sources } from '#site/record-gaps.ts';
import { gappedText, typedFigures } from '#scripts/config/typed-figures.ts';
import { content } from '../../../support/content/content.ts';

/** Sentences as somebody types them, and with the gap that carries their figure. */
const TYPED: [scope: Scope, typed: string, gapped: string][] = [
  ['sheet', 'Ingresos de $ 310.000 como mínimo.', 'Ingresos de {minIncome} como mínimo.'],
  ['sheet', 'Sueldo neto desde $310.000.', 'Sueldo neto desde {minIncome}.'],
  [
    'sheet',
    'Tenés que cobrar al menos $ 1.150.000 por mes.',
    'Tenés que cobrar al menos {minIncome} por mes.',
  ],
  ['sheet', 'Desde $ 400 mil de ingresos.', 'Desde {minIncome} de ingresos.'],
  ['lender', 'Pide un haber de $ 90.000 o más.', 'Pide un haber de {minIncome} o más.'],
  ['lender', 'Prestamos hasta $ 24.800.000.', 'Prestamos hasta {maxAmount}.'],
  ['lender', 'Pedí hasta $ 50 millones sin vueltas.', 'Pedí hasta {maxAmount} sin vueltas.'],
  ['sheet', 'Un máximo de $ 70.000.000 por persona.', 'Un máximo de {maxAmount} por persona.'],
  ['sheet', 'Monto máximo: $ 12.171.000', 'Monto máximo: {maxAmount}'],
  ['lender', 'Con un tope de $ 8 M.', 'Con un tope de {maxAmount}.'],
  [
    'sheet',
    'La cuota no puede pasar del 30 % de tu ingreso.',
    'La cuota no puede pasar del {incomeShare} de tu ingreso.',
  ],
  [
    'lender',
    'La cuota puede ser de hasta el 70% del sueldo.',
    'La cuota puede ser de hasta el {incomeShare} del sueldo.',
  ],
  ['lender', 'Admite hasta el 40 % de lo que cobrás.', 'Admite hasta el {incomeShare} de lo que cobrás.'],
  ['sheet', 'El 35 % del haber, como mucho.', 'El {incomeShare} del haber, como mucho.'],
  ['sheet', 'Hasta los 80 años de edad.', 'Hasta los {maxAge} de edad.'],
  ['sheet', 'Edad máxima: 74 años.', 'Edad máxima: {maxAge}.'],
  ['lender', 'Le presta a quien no cumplió 84 años.', 'Le presta a quien no cumplió {maxAge}.'],
  ['lender', 'Podés pedirlo hasta los 65 años.', 'Podés pedirlo hasta los {maxAge}.'],
  ['sheet', 'Tener menos de 81 años de edad.', 'Tener menos de {maxAge} de edad.'],
  ['sheet', 'Con 3 meses de antigüedad, al menos.', 'Con {minSeniority} de antigüedad, al menos.'],
  ['sheet', 'Antigüedad mínima de 12 meses.', 'Antigüedad mínima de {minSeniority}.'],
  ['lender', 'Pide 1 año de antigüedad.', 'Pide {minSeniority} de antigüedad.'],
  [
    'lender',
    'Una antigüedad en el trabajo de 6 meses o más.',
    'Una antigüedad en el trabajo de {minSeniority} o más.',
  ],
  ['sheet', 'Un plazo de hasta 72 meses, en todo el país.', 'Un plazo de hasta {maxTerm}, en todo el país.'],
  ['sheet', 'Lo devolvés en hasta 60 cuotas.', 'Lo devolvés en hasta {maxTerm}.'],
  ['lender', 'Plazo mayor: 48 meses.', 'Plazo mayor: {maxTerm}.'],
  ['lender', 'Te da 36 meses de plazo.', 'Te da {maxTerm} de plazo.'],
  ['lender', 'Elegí el plazo que quieras, hasta 5 años.', 'Elegí el plazo que quieras, hasta {maxTerm}.'],
  ['sheet', 'CFT desde 67,76 % por año.', 'CFT desde {cft} por año.'],
  ['lender', 'Su costo financiero total es de 95,59 %.', 'Su costo financiero total es de {cft}.'],
  ['sheet', 'El préstamo es para quienes cobran su sueldo ahí.', 'El préstamo es para {audience}.'],
  ['sheet', 'Un préstamo para empleados públicos.', 'Un préstamo para {audience}.'],
  ['lender', 'En junio de 2026 declaró dos líneas.', 'En {declaredMonth} declaró dos líneas.'],
  ['audience', 'Datos declarados hasta mayo de 2026.', 'Datos declarados hasta {dataMonth}.'],
  ['site', 'Con los precios de octubre de 2026.', 'Con los precios de {dataMonth}.'],
  ['site', 'Compará más de 20 entidades.', 'Compará más de {entities} entidades.'],
  ['site', '+20 entidades juntas', '+{entities} entidades juntas'],
  [
    'site',
    'Comparamos 79 entidades de todo el país.',
    'Comparamos más de {entities} entidades de todo el país.',
  ],
  [
    'audience',
    'Mirá lo que piden las 20 entidades que comparamos.',
    'Mirá lo que piden más de {entities} entidades que comparamos.',
  ],
  [
    'lender',
    'Compará su CFT con más de veinte entidades.',
    'Compará su CFT con más de {entities} entidades.',
  ],
  ['site', 'Las ofertas de 43 bancos, juntas.', 'Las ofertas de más de {banks} bancos, juntas.'],
  ['lender', 'Al lado de casi 30 bancos.', 'Al lado de más de {banks} bancos.'],
  [
    'sheet',
    'Hasta 80 años. Plazo de hasta 72 meses y un ingreso de $ 310.000.',
    'Hasta {maxAge}. Plazo de hasta {maxTerm} y un ingreso de {minIncome}.',
  ],
];

/** Figures that are no figure of the record, or that no gap of their place carries. */
const LEFT: [scope: Scope, text: string][] = [
  ['lender', 'Lo que se suele aconsejar es no pasar del 30 % del ingreso.'],
  ['lender', 'Difunde más de 150 años de historia y más de 200 sucursales.'],
  ['lender', 'Por cada $100.000 que pedís, te decimos cuánto devolvés.'],
  ['lender', 'Fundado en 1905, con aprobación en unos 5 minutos, las 24 horas.'],
  ['lender', 'Grupo presente en más de 40 países.'],
  ['site', 'Plazos: lo común es de 12 a 60 meses.'],
  ['site', 'Aprobado hasta $8.000.000'],
  ['site', 'Consultadas en noviembre de 2026.'],
  ['audience', 'Un préstamo de $ 500.000, uno por uno'],
  ['sheet', 'Plazo: hasta {maxTerm}.'],
  ['sheet', '{whilePensioners}Lo mismo para jubilados.'],
  ['lender', 'Un préstamo para empleados públicos.'],
];

/** A product with the least of everything, so that each figure is said in the singular. */
const LEAST = {
  code: 1,
  beneficiary: 'all',
  territory: 'all',
  reported: '2026-10-09',
  minIncome: 1,
  minSeniority: 1,
  maxTerm: 1,
  maxAge: 1,
  maxAmount: 1,
  maxIncomeShare: 1,
  tea: 50,
  cftea: 80,
} as Product;
const facts = (product: Product): Facts => ({
  sources: content as Sources,
  compared: { entities: 46, banks: 31 },
  own: [product],
  products: [product],
  province: content.simulator.provinces[0]?.code,
});
const valuesOf = (scope: Scope, product: Product) =>
  new Map(gapsIn(scope).map((name) => [name, RECORD_GAPS[name].value(facts(product))]));

describe('a typed figure of the record', () => {
  test.each(TYPED)('a typed figure of the record %s: «%s»', (scope, typed, gapped) => {
    expect(gappedText(typed, scope)).toBe(gapped);
    // What it reads as once the record fills it: no gap stays, and one thing is not told as several.
    for (const product of [LEAST, { ...LEAST, minSeniority: 12, maxTerm: 72, maxAge: 80 }]) {
      const filled = filledText(gapped, valuesOf(scope, product));
      expect(filled).not.toMatch(/[{}]/);
      expect(filled).not.toMatch(/(?<!\d)1 (?:meses|años)|(?<!\d|,)(?:12|72|80) (?:mes|año)(?!\p{L})/u);
    }
  });

  test.each(LEFT)('a typed figure of the record %s: «%s» is left as it is', (scope, text) =>
    expect(gappedText(text, scope)).toBe(text),
  );

  test('a typed figure of the record is found beside the word that it counts, and not in a claim with a source of its own', () => {
    const found = (value: object) =>
      [...typedFigures(value, 'site')].map(({ path, gapped }) => [path.join('/'), gapped]);
    expect(found({ proofs: [{ figure: '+20', text: 'entidades juntas' }] })).toEqual([
      ['proofs/0/figure', '+{entities}'],
    ]);
    expect(found({ figures: [{ text: '+20 entidades' }], source: 'más de 20 entidades' })).toEqual([]);
  });
});
