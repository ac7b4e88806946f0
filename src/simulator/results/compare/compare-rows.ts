import { formatPercent, formatPesos, formatTerm } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { panels } from '#generated/panels.ts';
import { simulator } from '#generated/simulator.ts';
import { type AskedLoan, figuresOf, type OfferFigures } from '#simulator/results/figures.ts';

const { rows: labels } = panels.comparison;

type Column = { offer: Offer; figures: OfferFigures };

type RowKind = {
  label: string;
  /** Null when the offer's own figures do not tell. */
  value: (column: Column) => number | null;
  format: (value: number) => string;
  better: 'lower' | 'higher';
};

const months = (value: number): string => formatTerm(value, simulator.texts.termValue);

const ROWS: readonly RowKind[] = [
  { label: labels.cftNominal, value: ({ offer }) => offer.cft, format: formatPercent, better: 'lower' },
  {
    label: labels.cftEffective,
    value: ({ figures }) => figures.cftEffective,
    format: formatPercent,
    better: 'lower',
  },
  {
    label: labels.firstInstalment,
    value: ({ offer }) => offer.firstInstalment,
    format: formatPesos,
    better: 'lower',
  },
  {
    label: labels.lastInstalment,
    value: ({ figures }) => figures.cost?.last ?? null,
    format: formatPesos,
    better: 'lower',
  },
  {
    label: labels.total,
    value: ({ figures }) => figures.cost?.total ?? null,
    format: formatPesos,
    better: 'lower',
  },
  {
    label: labels.perHundredThousand,
    value: ({ figures }) => figures.cost?.perHundredThousand ?? null,
    format: formatPesos,
    better: 'lower',
  },
  {
    label: labels.incomeShare,
    value: ({ offer }) => offer.incomeShare,
    format: formatPercent,
    better: 'lower',
  },
  { label: labels.maxTerm, value: ({ offer }) => offer.maxTerm || null, format: months, better: 'higher' },
];

const NOT_KNOWN = '—';

export type CompareRow = {
  label: string;
  /** One per offer, in the order they were chosen. */
  cells: { text: string; isBest: boolean }[];
  /** What is printed is shown to others. */
  tellsSalary: boolean;
};

/**
 * Best of a row as it is shown; none when all are shown alike. An offer that does not reach the term asked for is
 * another loan: its figures are never the best, but for the term itself.
 */
function bestText({ format, better, value }: RowKind, columns: readonly Column[]): string | null {
  const comparable = better === 'higher' ? columns : columns.filter(({ figures }) => figures.reachesTerm);
  const known = comparable.map(value).filter((figure) => figure !== null);
  if (new Set(known.map(format)).size < 2) return null;
  return format(better === 'lower' ? Math.min(...known) : Math.max(...known));
}

/** The table that sets offers side by side. Offers shown alike are equally best. */
export function compareRows(offers: readonly Offer[], loan: AskedLoan): CompareRow[] {
  const columns = offers.map((offer) => ({ offer, figures: figuresOf(offer, loan) }));
  return ROWS.map((row) => {
    const best = bestText(row, columns);
    const cells = columns.map((column) => {
      const value = row.value(column);
      const text = value === null ? NOT_KNOWN : row.format(value);
      const isComparable = row.better === 'higher' || column.figures.reachesTerm;
      return { text, isBest: isComparable && text === best };
    });
    return { label: row.label, cells, tellsSalary: row.label === labels.incomeShare };
  });
}

/** How much more the dearest of the offers costs in all than the cheapest; null without two known totals. */
export function totalGap(offers: readonly Offer[], loan: AskedLoan): number | null {
  const totals = offers
    .map((offer) => figuresOf(offer, loan).cost?.total ?? null)
    .filter((total) => total !== null);
  return totals.length < 2 ? null : Math.max(...totals) - Math.min(...totals);
}
