import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { panels } from '#generated/panels.ts';
import { termText } from '#simulator/loan-text.ts';
import { type AskedLoan, figuresOf, type OfferFigures } from '#simulator/results/figures.ts';

const { rows: labels } = panels.comparison;

type Column = { offer: Offer; figures: OfferFigures };

type RowKind = {
  label: string;
  /** Nothing when the offer's own figures do not tell. */
  value: (column: Column) => number | null | undefined;
  format: (value: number) => string;
  /** The best is the highest; of every other row it is the lowest. */
  isHigherBetter?: true;
};

const ROWS: readonly RowKind[] = [
  { label: labels.cftNominal, value: ({ offer }) => offer.cft, format: formatPercent },
  { label: labels.cftEffective, value: ({ figures }) => figures.cftEffective, format: formatPercent },
  { label: labels.firstInstalment, value: ({ offer }) => offer.firstInstalment, format: formatPesos },
  { label: labels.lastInstalment, value: ({ figures }) => figures.cost?.last, format: formatPesos },
  { label: labels.total, value: ({ figures }) => figures.cost?.total, format: formatPesos },
  {
    label: labels.perHundredThousand,
    value: ({ figures }) => figures.cost?.perHundredThousand,
    format: formatPesos,
  },
  { label: labels.incomeShare, value: ({ offer }) => offer.incomeShare, format: formatPercent },
  {
    label: labels.maxTerm,
    value: ({ offer }) => offer.maxTerm || null,
    format: termText,
    isHigherBetter: true,
  },
];

const NOT_KNOWN = '—';

const isKnown = <Figure extends number>(figure: Figure | null | undefined): figure is Figure =>
  typeof figure === 'number';

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
function bestText({ format, isHigherBetter, value }: RowKind, columns: readonly Column[]): string | null {
  const comparable = isHigherBetter ? columns : columns.filter(({ figures }) => figures.reachesTerm);
  const known = comparable.map(value).filter(isKnown);
  if (new Set(known.map(format)).size < 2) return null;
  return format(isHigherBetter ? Math.max(...known) : Math.min(...known));
}

/** The table that sets offers side by side. Offers shown alike are equally best. */
export function compareRows(offers: readonly Offer[], loan: AskedLoan): CompareRow[] {
  const columns = offers.map((offer) => ({ offer, figures: figuresOf(offer, loan) }));
  return ROWS.map((row) => {
    const best = bestText(row, columns);
    const cells = columns.map((column) => {
      const value = row.value(column);
      const text = isKnown(value) ? row.format(value) : NOT_KNOWN;
      const isComparable = row.isHigherBetter ?? column.figures.reachesTerm;
      return { text, isBest: isComparable && text === best };
    });
    return { label: row.label, cells, tellsSalary: row.label === labels.incomeShare };
  });
}

/** How much more the dearest of the offers costs in all than the cheapest; null without two known totals. */
export function totalGap(offers: readonly Offer[], loan: AskedLoan): number | null {
  const totals = offers.map((offer) => figuresOf(offer, loan).cost?.total).filter(isKnown);
  return totals.length < 2 ? null : Math.max(...totals) - Math.min(...totals);
}
