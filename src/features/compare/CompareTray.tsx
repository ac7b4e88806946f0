import { useEffect } from 'react';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { styles } from '#features/compare/compare.styles.ts';
import { useWords } from '#site/words.tsx';
import { deferred } from '#ui/deferred.tsx';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import { MOST, usePicks } from '#features/compare/picks.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';
import { Modal } from '#ui/panels/Modal.tsx';

const Comparison = deferred(() => import('#features/compare/Comparison.tsx'), 'Comparison', PressFailed);

/** Shows the offers chosen for comparison, within reach while the list scrolls by. */
export function CompareTray() {
  const { compare, compareChoice } = useWords();
  const { tray, comparison } = compare;
  const { compared, offers, dispatch } = usePicks();
  const count = compared.length;
  useEffect(() => Comparison.preload(), []);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      // What was pressed is gone with its offer, with the comparison or with the tray.
      const inDialog = document.querySelector<HTMLElement>('dialog[open] button');
      (inDialog ?? document.getElementById(`nombre-${compared[0]}`))?.focus();
    },
    [compared],
  );
  const chosen = compared.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
  return (
    <div className={styles.tray}>
      <p>
        <strong>{pluralize(tray.chosen, count)}&#32;</strong>
        <span className={count < 2 ? undefined : styles.full}>
          {count < 2 ? tray.hint : count < MOST ? '' : fillTemplate(compareChoice.full, { n: MOST })}
        </span>
      </p>
      {count > 1 && (
        <Modal
          title={comparison.title}
          button={tray.open}
          closeText={comparison.close}
          className={buttons.secondary}
          isWide
        >
          <Comparison offers={chosen} onRemove={(id) => dispatch({ type: 'offerDropped', id })} />
        </Modal>
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
  );
}
