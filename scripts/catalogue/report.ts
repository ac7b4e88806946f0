import { formatNumber, formatPercent, formatShortDate } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Held } from '#scripts/catalogue/hold.ts';
import { productKey } from '#scripts/catalogue/products.ts';
import { type Reason, REASONS } from '#scripts/catalogue/reasons.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { pluralize } from '#scripts/config/read/wording.ts';

type Products = readonly Product[];

/** Items that a line names; the rest are counted. */
const FEW = 3;

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

const nameOf = ({ entity, product }: Product): string => `${entity} «${product}»`;

const priceMove = (was: Product, is: Product): string =>
  `${nameOf(is)} ${formatPercent(was.cftea)} → ${formatPercent(is.cftea)}`;

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
        : `${nameOf(product)} ${formatPercent(product.cftea)} (queda afuera)`,
    ),
  )}.`;

type Told = {
  records: number;
  left: readonly Reason[];
  held: readonly Held[];
  before: Products;
  after: Products;
};

/** Returns what a refresh changes, in Spanish: at most five lines. */
export function reportLines({ records, left, held, before, after }: Told): string[] {
  const entities = new Set(after.map(({ code }) => code)).size;
  const newest =
    after
      .map(({ reported }) => reported)
      .toSorted()
      .at(-1) ?? '';
  const doubtful = after.filter(({ condition }) => condition === 'en_duda').map(nameOf);
  return [
    `${formatNumber(records)} registros: quedan ${pluralize(after.length, 'préstamo', 'préstamos')} de ${pluralize(entities, 'entidad', 'entidades')}, declarados hasta el ${formatShortDate(newest)}.`,
    ...(left.length > 0 ? [`Quedan afuera ${formatNumber(left.length)}: ${leftOut(left)}.`] : []),
    changesLine(before, after),
    ...(doubtful.length > 0 ? [`En duda, porque nadie leyó su nombre: ${few(doubtful)}.`] : []),
    ...(held.length > 0 ? [heldLine(held)] : []),
  ];
}
