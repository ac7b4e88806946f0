import { useEffect, useState } from 'react';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { styles } from '#features/compare/compare.styles.ts';
import { useWords } from '#site/words.tsx';
import { deferred } from '#ui/deferred.tsx';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import { MOST, usePicks } from '#features/compare/picks.ts';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';

const CompareDialog = deferred(
  () => import('#features/compare/CompareDialog.tsx'),
  'CompareDialog',
  PressFailed,
);

/** Shows the offers chosen for comparison, within reach while the list scrolls by. */
export function CompareTray() {
  const { compare, compareChoice } = useWords();
  const { tray } = compare;
  const { compared = [], comparing, offers = [], dispatch } = usePicks() ?? {};
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
            {count < 2 ? tray.hint : count < MOST ? '' : fillTemplate(compareChoice.full, { n: MOST })}
          </span>
        </p>
        {count > 1 && (
          <Button
            look="secondary"
            text={tray.open}
            onClick={() => {
              setOpened((times) => times + 1);
              dispatch?.({ type: 'comparisonOpened' });
            }}
          />
        )}
        <button
          className={buttons.quiet}
          type="button"
          aria-label={tray.clear}
          title={tray.clear}
          onClick={() => dispatch?.({ type: 'picksCleared' })}
        >
          <CrossIcon />
        </button>
      </div>
      {comparing && (
        <CompareDialog
          key={opened}
          offers={chosen}
          onRemove={(id) => dispatch?.({ type: 'offerDropped', id })}
          onClose={() => dispatch?.({ type: 'comparisonClosed' })}
        />
      )}
    </>
  );
}
