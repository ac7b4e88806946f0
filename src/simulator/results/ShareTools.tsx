import { useId, useState } from 'react';
import { results } from '#generated/results.ts';
import { SharePanel } from '#simulator/results/deferred-panels.ts';
import { styles } from '#simulator/results/results.styles.ts';
import type { SharePanelProps } from '#simulator/results/SharePanel.tsx';
import { buttons } from '#ui/buttons.styles.ts';

const { share, buttons: buttonTexts } = results;

/** Share or print: amount and term travel in the link, nothing about the visitor. */
export function ShareTools(props: SharePanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.more}>
      <button className={buttons.quiet} type="button" popoverTarget={id}>
        {buttonTexts.share}
      </button>
      <button className={buttons.quiet} type="button" onClick={() => print()}>
        {buttonTexts.print}
      </button>
      <dialog
        className={styles.popover}
        id={id}
        popover="auto"
        aria-label={share.title}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <SharePanel {...props} />}
      </dialog>
    </div>
  );
}
