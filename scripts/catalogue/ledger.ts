import { isKnown, type Product } from '#domain/quote/product.ts';
import { medianOf } from '#domain/quote/market.ts';
import type { Ledger } from '#generated/types.ts';

type Loan = Ledger['loans'][number];
type Figure = Loan['figures'][number];
type Middle = Ledger['market'][number];

/** Days within which a figure that returns to the one before is the end of an error, not a second move. */
const ERROR_ENDS = 30;
/** Months for which every line is kept; from older ones on, the last figure of a loan and one middle a month. */
const KEPT_MONTHS = 24;
const DAY = 86_400_000;

const compare = <Value extends number | string>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0;

const variantOf = ({ beneficiary, territory }: Product): string => `${beneficiary}/${territory}`;

const keyOf = (code: number, product: string, variant: string): string =>
  JSON.stringify([code, product, variant]);

const productKeyOf = (product: Product): string => keyOf(product.code, product.product, variantOf(product));

const loanKeyOf = ({ code, product, variant }: Loan): string => keyOf(code, product, variant);

/** Products by key; of several under one key the dearest, which is the ceiling that binds. */
function byKey(products: readonly Product[]): Map<string, Product> {
  const found = new Map<string, Product>();
  for (const product of products) {
    const key = productKeyOf(product);
    if (product.cftea > (found.get(key)?.cftea ?? 0)) found.set(key, product);
  }
  return found;
}

const isSame = (one: Pick<Figure, 'tea' | 'cftea'>, other: Pick<Figure, 'tea' | 'cftea'>): boolean =>
  one.tea === other.tea && one.cftea === other.cftea;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/**
 * Whether a new figure takes an error back: it stands in the declaration that said the last one, or returns to the
 * figure before it within a month.
 */
function isCorrection(figures: readonly Figure[], was: Product | undefined, now: Product, day: string) {
  const last = figures.at(-1);
  if (last === undefined) return false;
  if (now.reported === (was?.reported ?? last.declared)) return true;
  const earlier = figures.at(-2);
  return earlier !== undefined && isSame(earlier, now) && daysBetween(last.day, day) <= ERROR_ENDS;
}

const figureOf = ({ reported, tea, cftea }: Product, day: string, change: Figure['change']): Figure => ({
  day,
  declared: reported,
  change,
  tea,
  cftea,
});

/** A product in the catalogue that is replaced and in the one that is accepted; undefined where it is not in it. */
type Pair = { was: Product | undefined; now: Product | undefined };

/** The figures that a day adds to a loan; none when it says what the ledger's last figure says. */
function added(figures: readonly Figure[], { was, now }: Pair, day: string): Figure[] {
  const last = figures.at(-1);
  const isThere = last !== undefined && last.change !== 'left';
  if (!now) return isThere ? [{ ...last, day, change: 'left' }] : [];
  if (!isThere) return [figureOf(now, day, 'came')];
  if (isSame(last, now)) return [];
  return [figureOf(now, day, isCorrection(figures, was, now, day) ? 'corrected' : 'moved')];
}

/** The first day whose lines are all kept. */
function keptFrom(day: string): string {
  const limit = new Date(`${day}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() - KEPT_MONTHS);
  return limit.toISOString().slice(0, 10);
}

/** A loan with its figures since a day and the last one before, or null when it had left before that day. */
function compactedLoan(loan: Loan, from: string): Loan | null {
  const old = loan.figures.filter(({ day }) => day < from).length;
  const figures = loan.figures.slice(Math.max(0, old - 1));
  const [first] = figures;
  if (figures.length === 1 && old > 0 && first?.change === 'left') return null;
  return { ...loan, figures: figures as Loan['figures'] };
}

/** The middles since a day, and the last one of every month before. */
const compactedMarket = (market: readonly Middle[], from: string): Middle[] =>
  market.filter(({ day }, at) => day >= from || market[at + 1]?.day.slice(0, 7) !== day.slice(0, 7));

/** The middles with that of a day, unless it is the one before. Loans in doubt do not count, nor a day with no others. */
function marketWith(market: readonly Middle[], products: readonly Product[], day: string): Middle[] {
  const known = products.filter(isKnown);
  const cftea = Math.round(medianOf(known.map((product) => product.cftea)) * 100) / 100;
  const earlier = market.filter((middle) => middle.day < day);
  if (known.length === 0 || earlier.at(-1)?.cftea === cftea) return earlier;
  return [...earlier, { day, cftea, loans: known.length }];
}

type Refreshed = {
  /** Products of the catalogue that is replaced: the start of loans that the ledger does not have yet. */
  before: readonly Product[];
  /** Products of the catalogue that is accepted, at least one. */
  after: readonly Product[];
  /** Day of the refresh in Buenos Aires, YYYY-MM-DD. */
  day: string;
};

/** Loans with what a day changed of them, and those of which it changed nothing. */
function loansWith(ledger: Ledger | null, { before, after, day }: Refreshed): Loan[] {
  const loans = new Map((ledger?.loans ?? []).map((loan) => [loanKeyOf(loan), loan]));
  // Without anything before, the whole catalogue would be news.
  if (ledger === null && before.length === 0) return [];
  const [old, current] = [byKey(before), byKey(after)];
  for (const key of new Set([...loans.keys(), ...old.keys(), ...current.keys()])) {
    const [was, now] = [old.get(key), current.get(key)];
    const loan = loans.get(key);
    const start = was ? [figureOf(was, ledger?.since ?? day, 'known')] : [];
    const figures: readonly Figure[] = loan?.figures ?? start;
    const more = added(figures, { was, now }, day);
    if (more.length === 0) continue;
    const [code, product, variant] = JSON.parse(key) as [number, string, string];
    const entity = (now ?? was ?? loan)?.entity ?? '';
    loans.set(key, { code, entity, product, variant, figures: [...figures, ...more] as Loan['figures'] });
  }
  return [...loans.values()];
}

/**
 * Returns the ledger with what an accepted refresh changed: rates are effective annual, in percent points. What is new
 * is compared with the ledger's own last figures, so that it may be written before the catalogue: after a kill between
 * the two, the next refresh neither loses a change nor records one twice. Without a ledger, it begins with the catalogue
 * that is replaced.
 */
export function ledgerWith(ledger: Ledger | null, refreshed: Refreshed): Ledger {
  const { after, day } = refreshed;
  const from = keptFrom(day);
  const market = compactedMarket(marketWith(ledger?.market ?? [], after, day), from);
  const loans = loansWith(ledger, refreshed).flatMap((loan) => compactedLoan(loan, from) ?? []);
  return {
    $schema: ledger?.$schema ?? '../schema/ledger.schema.json',
    since: ledger?.since ?? day,
    market,
    loans: loans.toSorted(
      (one, other) =>
        compare(one.code, other.code) ||
        compare(one.product, other.product) ||
        compare(one.variant, other.variant),
    ),
  };
}
