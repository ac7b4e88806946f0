import { formatPercent } from '#domain/format.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

const visitor = (
  employment: string,
  province: string,
  [age, netSalary, amount, term]: [number, number, number, number],
): Applicant => ({
  amount: unit(amount),
  term: unit(term),
  netSalary: unit(netSalary),
  seniorityMonths: unit(24),
  age,
  employment,
  province,
});

/** People who ask for what many ask for. */
const TYPICAL: readonly [who: string, Applicant][] = [
  ['Empleada, CABA, $ 5.000.000 a 30 meses', visitor('relacion_dependencia', 'caba', [40, 3e6, 5e6, 30])],
  ['Empleado, Jujuy, $ 1.500.000 a 24 meses', visitor('relacion_dependencia', 'jujuy', [24, 9e5, 1.5e6, 24])],
  ['Jubilado, Mendoza, $ 1.500.000 a 24 meses', visitor('jubilado', 'mendoza', [68, 9e5, 1.5e6, 24])],
  [
    'Empleada pública, San Juan, $ 3.000.000 a 36 meses',
    visitor('empleado_publico', 'san_juan', [35, 1.8e6, 3e6, 36]),
  ],
  [
    'Monotributista, Córdoba, $ 1.000.000 a 12 meses',
    visitor('monotributista', 'cordoba', [30, 1.5e6, 1e6, 12]),
  ],
];

/** What a typical visitor gets from a catalogue. */
type Gets = { entities: number; cheapestOpen: { entity: string; cft: number } | null };
export type TypicalVisitor = { who: string; before: Gets; after: Gets };

function getsOf(products: readonly Product[]): Gets[] {
  const index = buildIndex({ products });
  return TYPICAL.map(([, applicant]) => {
    const quotes = quoteAll(index, applicant);
    const open = quotes.find(({ condition }) => condition === null);
    return {
      entities: quotes.length,
      cheapestOpen: open ? { entity: open.entity, cft: open.cftNominal } : null,
    };
  });
}

/** What five typical visitors get before and after an import. */
export function typicalVisitors(before: readonly Product[], after: readonly Product[]): TypicalVisitor[] {
  const [was, is] = [getsOf(before), getsOf(after)];
  return TYPICAL.map(([who], at) => ({ who, before: was[at] as Gets, after: is[at] as Gets }));
}

const text = ({ entities, cheapestOpen }: Gets): string =>
  `${pluralize(entities, 'entidad', 'entidades')}${cheapestOpen ? `, la más barata sin requisitos ${cheapestOpen.entity} (CFT ${formatPercent(cheapestOpen.cft)})` : ''}`;

export const visitorLines = (visitors: readonly TypicalVisitor[]): string[] => [
  'Qué reciben cinco visitantes típicos:',
  ...visitors.flatMap(({ who, before, after }) => {
    const [was, is] = [text(before), text(after)];
    return was === is ? [`  ${who}: igual, ${is}`] : [`  ${who}:`, `    antes ${was}`, `    ahora ${is}`];
  }),
];
