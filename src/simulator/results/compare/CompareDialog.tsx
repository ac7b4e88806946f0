import { useEffect, useRef } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { accessibleName, fillTemplate } from '#domain/template.ts';
import { layOver } from '#gateways/overlay.ts';
import { panels } from '#generated/panels.ts';
import { results } from '#generated/results.ts';
import { conditionText } from '#simulator/results/condition-text.ts';
import { styles } from '#simulator/results/compare/compare.styles.ts';
import { type CompareRow, compareRows, totalGap } from '#simulator/results/compare/compare-rows.ts';
import { MarketplaceLink } from '#simulator/results/MarketplaceLink.tsx';
import { styles as common } from '#simulator/results/results.styles.ts';
import { useSimulation } from '#simulator/results/simulation.ts';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';
import { hidden } from '#ui/hidden.styles.ts';

const { card } = results;
const { comparison } = panels;

const TITLE_ID = 'comparar';

export type CompareDialogProps = {
  offers: readonly Offer[];
  onRemove: (id: string) => void;
  onClose: () => void;
};

/** Chosen offers side by side, in a native modal dialog: focus, Escape and what lies behind are the browser's care. */
export function CompareDialog({ offers, onRemove, onClose }: CompareDialogProps) {
  const { form } = useSimulation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const leave = layOver(() => element?.close());
    return () => {
      element?.close();
      leave();
    };
  }, []);
  const gap = totalGap(offers, form);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={TITLE_ID} onClose={onClose}>
      <div className={styles.head}>
        <h3 className={styles.title} id={TITLE_ID}>
          {comparison.title}
        </h3>
        <Button look="secondary" text={comparison.close} onClick={() => dialog.current?.close()} />
      </div>
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
                  <button
                    className={buttons.quiet}
                    type="button"
                    aria-label={fillTemplate(comparison.remove, { bank: offer.bank })}
                    onClick={() => onRemove(offer.id)}
                  >
                    <CrossIcon />
                  </button>
                  <div>{offer.bank}</div>
                  <p className={styles.condition}>{conditionText(offer)}</p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareRows(offers, form).map((row) => (
              <Row key={row.label} row={row} />
            ))}
            <tr>
              <th scope="row">{card.request}</th>
              {offers.map(({ id, bank }) => (
                <td key={id}>
                  <MarketplaceLink
                    isCompact
                    label={accessibleName(card.request, fillTemplate(card.requestLabel, { bank }))}
                  >
                    {card.request}
                  </MarketplaceLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </dialog>
  );
}

const Row = ({ row }: { row: CompareRow }) => (
  <tr className={row.tellsSalary ? common.screenOnly : undefined}>
    <th scope="row">{row.label}</th>
    {row.cells.map(({ text, isBest }, index) => (
      <td key={index} className={isBest ? styles.best : undefined}>
        {text}
        {isBest && <span className={hidden.text}> ({comparison.best})</span>}
      </td>
    ))}
  </tr>
);
