import { formatNumber, formatPercent, formatShortDate } from '#domain/format.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import type { Product } from '#domain/quote/product.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import type { Held } from '#scripts/catalogue/hold.ts';
import { productKey } from '#scripts/catalogue/products.ts';
import { type Reason, REASONS } from '#scripts/catalogue/reasons.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { pluralize } from '#scripts/config/read/wording.ts';

type Products = readonly Product[];

/** Items that a line names; the rest are counted. */
const FEW = 3;

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
  ['Monotributista, Córdoba, $ 1.000.000 a 12 meses', 'monotributista', 'cordoba', [30, 1.5e6, 1e6, 12]],
];

/** Says what a typical visitor gets from a catalogue. */
function offersOf(products: Products, [, employment, province, figures]: (typeof TYPICAL)[number]): string {
  const [age, netSalary, amount, term] = figures;
  const quotes = quoteAll(buildIndex({ products }), {
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
  const cheapest = open ? `, la más barata ${open.entity} (CFT ${formatPercent(open.cftNominal)})` : '';
  return `${pluralize(quotes.length, 'entidad', 'entidades')}${cheapest}`;
}

/** Says how the offers of typical visitors change: a line for each of whom they do. */
function visitorLines(before: Products, after: Products): string[] {
  const lines = TYPICAL.map((visitor) => [visitor[0], offersOf(before, visitor), offersOf(after, visitor)]);
  const changed = lines.filter(([, was, is]) => was !== is);
  if (changed.length === 0) return ['Los visitantes típicos reciben lo mismo.'];
  return changed.map(([who, was, is]) => `${who}: antes ${was}; ahora ${is}.`);
}

/** Names some items, each once, and counts the rest. */
function few(all: readonly string[]): string {
  const items = [...new Set(all)];
  const rest = items.length - FEW;
  return rest > 0 ? `${items.slice(0, FEW).join(', ')} y ${formatNumber(rest)} más` : items.join(', ');
}

const leftOut = (left: readonly Reason[]): string =>
  few(
    [...groupBy(left, (reason) => reason)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([reason, { length }]) => `${formatNumber(length)} ${REASONS[reason].label}`),
  );

const priceMove = (was: Product, is: Product): string =>
  `${is.entity} «${is.product}» ${formatPercent(was.cftea)} → ${formatPercent(is.cftea)}`;

/** Says which loans and entities come, go, or change their price, the largest move first. */
function changesLine(before: Products, after: Products): string {
  const old = new Map(before.map((product) => [productKey(product), product]));
  const keys = new Set(after.map(productKey));
  const moves = after
    .flatMap((is) => {
      const was = old.get(productKey(is));
      return was && was.cftea !== is.cftea ? [{ is, was, by: Math.abs(is.cftea / was.cftea - 1) }] : [];
    })
    .toSorted((one, other) => other.by - one.by);
  const entities = (of: Products, besides: Products): string => {
    const known = new Set(besides.map(({ code }) => code));
    return few([...new Set(of.filter(({ code }) => !known.has(code)).map(({ entity }) => entity))]);
  };
  const told: [text: string, detail: string][] = [
    [
      pluralize(moves.length, 'préstamo cambia', 'préstamos cambian') + ' de CFT',
      few(moves.map(({ was, is }) => priceMove(was, is))),
    ],
    [
      pluralize(after.filter((one) => !old.has(productKey(one))).length, 'nuevo', 'nuevos'),
      entities(after, before),
    ],
    [
      pluralize(before.filter((one) => !keys.has(productKey(one))).length, 'se va', 'se van'),
      entities(before, after),
    ],
  ];
  return `${told.map(([text, detail]) => (detail === '' ? text : `${text} (${detail})`)).join(', ')}.`;
}

const heldLine = (held: readonly Held[]): string =>
  `Esperan que alguien lo decida en config/tables/products.json: ${few(
    held.map(({ product, was }) =>
      was
        ? `${priceMove(was, product)} (sigue el anterior)`
        : `${product.entity} «${product.product}» ${formatPercent(product.cftea)} (queda afuera)`,
    ),
  )}.`;

type Told = {
  records: number;
  left: readonly Reason[];
  held: readonly Held[];
  before: Products;
  after: Products;
};

/** Returns what a refresh changes, in Spanish: at most nine lines, what visitors get last. */
export function reportLines({ records, left, held, before, after }: Told): string[] {
  const entities = new Set(after.map(({ code }) => code)).size;
  const newest =
    after
      .map(({ reported }) => reported)
      .toSorted()
      .at(-1) ?? '';
  const doubtful = after.filter(({ condition }) => condition === 'en_duda').length;
  return [
    `${formatNumber(records)} registros: quedan ${pluralize(after.length, 'préstamo', 'préstamos')} de ${pluralize(entities, 'entidad', 'entidades')}, declarados hasta el ${formatShortDate(newest)}.`,
    ...(left.length > 0 ? [`Quedan afuera ${formatNumber(left.length)}: ${leftOut(left)}.`] : []),
    changesLine(before, after),
    ...(doubtful > 0
      ? [`En duda, porque nadie leyó su nombre: ${doubtful} (npm run catalogue -- names).`]
      : []),
    ...(held.length > 0 ? [heldLine(held)] : []),
    ...visitorLines(before, after),
  ];
}
