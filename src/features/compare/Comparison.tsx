import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { styles } from '#features/compare/compare.styles.ts';
import { type AskedLoan, conditionText, figuresOf, type OfferFigures } from '#loan/offer/figures.ts';
import { MarketplaceLink } from '#loan/offer/MarketplaceLink.tsx';
import { useSimulation } from '#loan/offer/simulation.ts';
import { useWords, type Words } from '#site/words.tsx';
import { Bar } from '#ui/CostBar.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';
import { hidden } from '#ui/hidden.styles.ts';

type Column = OfferFigures & { offer: Offer };

type RowKind = {
  label: string;
  /** Returns undefined if the offer's figures do not give the value. */
  value: (column: Column) => number | undefined;
  format: (value: number) => string;
};

const rowsOf = ({ compare: { comparison } }: Words): RowKind[] => {
  const labels = comparison.rows;
  return [
    { label: labels.cftNominal, value: ({ offer }) => offer.cft, format: formatPercent },
    { label: labels.cftEffective, value: ({ cftEffective }) => cftEffective, format: formatPercent },
    { label: labels.firstInstalment, value: ({ offer }) => offer.firstInstalment, format: formatPesos },
    { label: labels.total, value: ({ cost }) => cost?.total, format: formatPesos },
  ];
};

const NOT_KNOWN = '—';

const isKnown = <Figure extends number>(figure: Figure | undefined): figure is Figure => figure !== undefined;

/**
 * Lowest of a row as it is shown; none when all are shown alike. An offer that does not reach the term asked for is
 * another loan: its figures are never the best.
 */
function bestText({ format, value }: RowKind, columns: readonly Column[]): string | null {
  const known = columns
    .filter(({ reachesTerm }) => reachesTerm)
    .map(value)
    .filter(isKnown);
  return new Set(known.map(format)).size < 2 ? null : format(Math.min(...known));
}

/** The table that sets offers side by side, in the order they were chosen. Offers shown alike are equally best. */
export function compareRows(offers: readonly Offer[], loan: AskedLoan, words: Words) {
  const columns = offers.map((offer) => ({ offer, ...figuresOf(offer, loan) }));
  return rowsOf(words).map((row) => {
    const best = bestText(row, columns);
    const cells = columns.map((column) => {
      const value = row.value(column);
      const text = isKnown(value) ? row.format(value) : NOT_KNOWN;
      return { text, isBest: column.reachesTerm && text === best };
    });
    return { label: row.label, cells };
  });
}

/**
 * Returns the difference in total cost (pesos) between the dearest and the cheapest offer; null without two known
 * totals.
 */
export function totalGap(offers: readonly Offer[], loan: AskedLoan): number | null {
  const totals = offers.map((offer) => figuresOf(offer, loan).cost?.total).filter(isKnown);
  return totals.length < 2 ? null : Math.max(...totals) - Math.min(...totals);
}

type ComparisonProps = { offers: readonly Offer[]; onRemove: (id: string) => void };

/** Chosen offers side by side. */
export function Comparison({ offers, onRemove }: ComparisonProps) {
  const words = useWords();
  const { compare, results } = words;
  const { comparison } = compare;
  const { card } = results;
  const { form } = useSimulation();
  const gap = totalGap(offers, form);
  return (
    <div className={styles.comparison} data-sheet="">
      {gap !== null && (
        <p className={styles.difference}>
          {fillTemplate(comparison.difference, { amount: formatPesos(gap) })}{' '}
          <small>({card.estimated})</small>
        </p>
      )}
      {/* Focusable, so that the keyboard can scroll it too. */}
      <section className={styles.scroller} tabIndex={0} aria-label={comparison.caption}>
        <table className={styles.table}>
          <caption className={hidden.text}>{comparison.caption}</caption>
          <thead>
            <tr>
              <td />
              {offers.map((offer) => (
                <th key={offer.id} scope="col">
                  <div className={styles.name}>
                    {offer.bank}
                    <button
                      className={buttons.quiet}
                      type="button"
                      aria-label={fillTemplate(comparison.remove, { bank: offer.bank })}
                      onClick={() => onRemove(offer.id)}
                    >
                      <CrossIcon />
                    </button>
                  </div>
                  <p className={styles.condition}>{conditionText(offer, results)}</p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <CostRow offers={offers} loan={form} />
            {compareRows(offers, form, words).map((row) => (
              <Row key={row.label} row={row} />
            ))}
            <tr>
              <td />
              {offers.map((offer) => (
                <td key={offer.id}>
                  <MarketplaceLink text={card.request} look="line" offer={offer} label={card.requestLabel} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Draws the cost of each offer on one scale. */
function CostRow({ offers, loan }: { offers: readonly Offer[]; loan: AskedLoan }) {
  const { rows } = useWords().compare.comparison;
  const totals = offers.map((offer) => figuresOf(offer, loan).cost?.total);
  const scale = Math.max(...totals.filter(isKnown));
  return (
    <tr>
      <th scope="row">
        <span>{rows.cost}</span>
      </th>
      {totals.map((total, at) => (
        <td key={at}>
          {total === undefined ? (
            NOT_KNOWN
          ) : (
            <>
              <Bar capital={loan.amount} total={total} scale={scale} />
              {formatPesos(total - loan.amount)}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

const Row = ({ row }: { row: ReturnType<typeof compareRows>[number] }) => {
  const { comparison } = useWords().compare;
  return (
    <tr>
      <th scope="row">
        <span>{row.label}</span>
      </th>
      {row.cells.map(({ text, isBest }, index) => (
        <td key={index} className={isBest ? styles.best : undefined}>
          {text}
          {isBest && <span className={hidden.text}> ({comparison.best})</span>}
        </td>
      ))}
    </tr>
  );
};
