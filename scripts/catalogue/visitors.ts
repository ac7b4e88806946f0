import { formatPercent } from '#domain/format.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import type { Product } from '#domain/quote/product.ts';

/** People who ask for what many ask for. */
const TYPICAL: readonly [
  who: string,
  employment: string,
  province: string,
  figures: [age: number, netSalary: number, amount: number, term: number],
][] = [
  ['Empleada, CABA, $ 5.000.000 a 30 meses', 'relacion_dependencia', 'caba', [40, 3e6, 5e6, 30]],
  ['Empleado, Jujuy, $ 1.500.000 a 24 meses', 'relacion_dependencia', 'jujuy', [24, 9e5, 1.5e6, 24]],
  ['Jubilado, Mendoza, $ 1.500.000 a 24 meses', 'jubilado', 'mendoza', [68, 9e5, 1.5e6, 24]],
  [
    'Empleada pública, San Juan, $ 3.000.000 a 36 meses',
    'empleado_publico',
    'san_juan',
    [35, 1.8e6, 3e6, 36],
  ],
  ['Monotributista, Córdoba, $ 1.000.000 a 12 meses', 'monotributista', 'cordoba', [30, 1.5e6, 1e6, 12]],
];

/** The result of a typical visitor with a catalogue. */
type Gets = { entities: number; cheapestOpen: { entity: string; cft: number } | null };

/** Returns the results of five typical visitors before and after an import. */
export function typicalVisitors(before: readonly Product[], after: readonly Product[]) {
  const [was, is] = [buildIndex({ products: before }), buildIndex({ products: after })];
  return TYPICAL.map(([who, employment, province, [age, netSalary, amount, term]]) => {
    const gets = (index: typeof was): Gets => {
      const quotes = quoteAll(index, {
        amount: unit(amount),
        term: unit(term),
        netSalary: unit(netSalary),
        maxIncomeShare: unit(100),
        seniorityMonths: unit(24),
        age,
        employment,
        province,
      });
      const open = quotes.find(({ condition }) => condition === null);
      const cheapestOpen = open ? { entity: open.entity, cft: open.cftNominal } : null;
      return { entities: quotes.length, cheapestOpen };
    };
    return { who, before: gets(was), after: gets(is) };
  });
}

function text({ entities, cheapestOpen }: Gets): string {
  const counted = pluralize(entities, 'entidad', 'entidades');
  if (!cheapestOpen) return counted;
  return `${counted}, la más barata sin requisitos ${cheapestOpen.entity} (CFT ${formatPercent(cheapestOpen.cft)})`;
}

export const visitorLines = (visitors: ReturnType<typeof typicalVisitors>): string[] => [
  'Qué reciben cinco visitantes típicos:',
  ...visitors.flatMap(({ who, before, after }) => {
    const [was, is] = [text(before), text(after)];
    return was === is ? [`  ${who}: igual, ${is}`] : [`  ${who}:`, `    antes ${was}`, `    ahora ${is}`];
  }),
];
