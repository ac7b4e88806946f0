import { formatMonth, formatNumber, formatPercent, formatPesos, statedPercent } from '#domain/format.ts';
import { provincesOf } from '#domain/quote/eligibility.ts';
import { nominalCft, type Product } from '#domain/quote/product.ts';
import { joinList } from '#domain/template.ts';
import type { Content } from '#site/content.ts';

/** What the named values are worked out from. */
export type Facts = {
  content: Content;
  /** Entities that quote for the loan that the form begins with. */
  entities: number;
  /** The products whose limits a text names: the example's in a bank's page, all of the lender's in its file, else none. */
  products: readonly Product[];
};

/** Today's words for a named value; null: there are none, and the sentence steps aside. */
type ValueOf = (facts: Facts) => string | null;

const TENS = 10;

/** A count as 'más de …' may claim it: the tens below it, and below eleven the number before. */
const claimed = (count: number): string | null =>
  count < 2 ? null : formatNumber(count > TENS ? Math.floor((count - 1) / TENS) * TENS : count - 1);

const years = (count: number): string => (count === 1 ? '1 año' : `${formatNumber(count)} años`);
const months = (count: number): string => (count === 1 ? '1 mes' : `${formatNumber(count)} meses`);

type Figure = 'minIncome' | 'minSeniority' | 'maxAmount' | 'maxTerm' | 'maxAge' | 'maxIncomeShare';

/** One figure of all products in words; null for 0, with which entities say that they ask for nothing. */
const figure =
  (key: Figure, choose: (figures: readonly number[]) => number, inWords: (figure: number) => string) =>
  ({ products }: Facts): string | null => {
    const found = products.length > 0 ? choose(products.map((product) => product[key])) : 0;
    return found === 0 ? null : inWords(found);
  };
const least = (figures: readonly number[]): number => Math.min(...figures);
const most = (figures: readonly number[]): number => Math.max(...figures);
/** The highest of limits of which 0 means none: then there is no highest. */
const highestLimit = (figures: readonly number[]): number => (figures.includes(0) ? 0 : most(figures));

function provincesText({ products, content: { simulator, site } }: Facts): string | null {
  const { everywhere, and } = site.lenderPage.file;
  const codes: readonly string[] = provincesOf(products);
  const labels = simulator.provinces.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
  if (products.length === 0) return null;
  return labels.length > 0 ? joinList(labels, and) : everywhere.toLocaleLowerCase('es');
}

/** Values that every text may name. */
const EVERYWHERE = {
  /** Entities that are compared, rounded down. */
  entities: ({ entities }) => claimed(entities),
  dataMonth: ({ content }) => formatMonth(content.catalogue.asOf),
} as const satisfies Readonly<Record<string, ValueOf>>;

/** Every value of the record that a text may name, by the name of its gap; most of them in a lender's texts alone. */
export const RECORD_GAPS = {
  ...EVERYWHERE,
  minIncome: figure('minIncome', least, formatPesos),
  maxAmount: figure('maxAmount', most, formatPesos),
  maxTerm: figure('maxTerm', most, months),
  minSeniority: figure('minSeniority', least, months),
  maxAge: figure('maxAge', highestLimit, years),
  incomeShare: figure('maxIncomeShare', highestLimit, statedPercent),
  /** The lowest nominal CFT. */
  cft: ({ products }) => (products.length > 0 ? formatPercent(Math.min(...products.map(nominalCft))) : null),
  /** Where it lends: everywhere, or the provinces it names. */
  provinces: provincesText,
} as const satisfies Readonly<Record<string, ValueOf>>;

export type RecordGap = keyof typeof RECORD_GAPS;

/** Names of all of them. */
export const RECORD_GAP_NAMES = Object.keys(RECORD_GAPS) as readonly RecordGap[];

/** Names that a text may have; `isOfLender`: in a lender's file or its bank page. */
export const gapsIn = (isOfLender: boolean): readonly RecordGap[] =>
  isOfLender ? RECORD_GAP_NAMES : (Object.keys(EVERYWHERE) as RecordGap[]);
