import { useId, useState } from 'react';
import { results } from '#generated/results.ts';
import { Glossary } from '#simulator/results/deferred-panels.ts';
import type { GlossaryProps } from '#simulator/results/Glossary.tsx';
import { styles } from '#simulator/results/results.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';

const { explanations } = results;

/** What the words beside the figures mean: a native popover, so it closes with Escape or a tap anywhere else. */
export function Explanations({ terms }: GlossaryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { button, more, close } = explanations;
  return (
    <div className={styles.screenOnly}>
      <button className={buttons.quiet} type="button" popoverTarget={id}>
        {button}
      </button>
      <dialog
        className={styles.popover}
        id={id}
        popover="auto"
        aria-label={button}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={styles.popoverHead}>
          <strong>{button}</strong>
          <button
            className={buttons.quiet}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={close}
          >
            <CrossIcon />
          </button>
        </div>
        {isOpen && <Glossary terms={terms} />}
        <a href={more.href} target="_blank" rel="noopener">
          {more.label}
        </a>
      </dialog>
    </div>
  );
}
