import { type Dispatch, useEffect, useState } from 'react';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { countUsage } from '#gateways/usage.ts';
import { styles } from '#loan/tools/compare/compare.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { deferred } from '#ui/deferred.tsx';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import type { View, ViewEvent } from '#loan/results/view.ts';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';

const CompareDialog = deferred(
  () => import('#loan/tools/compare/CompareDialog.tsx'),
  'CompareDialog',
  PressFailed,
);

type CompareTrayProps = { view: View; offers: readonly Offer[]; dispatch: Dispatch<ViewEvent> };

const hintFor = (count: number, { max, full }: Words['results']['compare']): string =>
  count < max ? '' : fillTemplate(full, { n: max });

/** Shows the offers chosen for comparison, within reach while the list scrolls by. */
export function CompareTray({ view: { compared, comparing }, offers, dispatch }: CompareTrayProps) {
  const { panels, results } = useWords();
  const { tray } = panels;
  const count = compared.length;
  useEffect(() => CompareDialog.preload(), []);
  /** Times the comparison was opened: one that could not be fetched is tried again. */
  const [opened, setOpened] = useState(0);
  const chosen = comparing
    ? compared.map((id) => offers.find((offer) => offer.id === id)).filter((offer) => offer !== undefined)
    : [];
  return (
    <>
      <div className={styles.tray}>
        <p>
          <strong>{pluralize(tray.chosen, count)}&#32;</strong>
          <span className={count < 2 ? undefined : styles.full}>
            {count < 2 ? tray.hint : hintFor(count, results.compare)}
          </span>
        </p>
        {count > 1 && (
          <Button
            look="secondary"
            text={tray.open}
            onClick={() => {
              countUsage('tool', 'compare');
              setOpened((times) => times + 1);
              dispatch({ type: 'comparisonOpened' });
            }}
          />
        )}
        <button
          className={buttons.quiet}
          type="button"
          aria-label={tray.clear}
          title={tray.clear}
          onClick={() => dispatch({ type: 'picksCleared' })}
        >
          <CrossIcon />
        </button>
      </div>
      {comparing && (
        <CompareDialog
          key={opened}
          offers={chosen}
          onRemove={(id) => dispatch({ type: 'offerDropped', id })}
          onClose={() => dispatch({ type: 'comparisonClosed' })}
        />
      )}
    </>
  );
}
