import { useId, useState } from 'react';
import { results } from '#generated/results.ts';
import { styles } from '#simulator/results/results.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';

const { explanations } = results;

/** Terms the config explains. */
export type Explained = 'cft' | 'cftEffective' | 'tna' | 'tea' | 'iva' | 'incomeShare' | 'total';

type ExplanationsProps = { terms: readonly Explained[] };

/** What the words beside the figures mean: a native popover, so it closes with Escape or a tap anywhere else. */
export function Explanations({ terms }: ExplanationsProps) {
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
        <dl className={styles.glossary}>{isOpen && terms.map((term) => <Entry key={term} term={term} />)}</dl>
        <a href={more.href} target="_blank" rel="noopener">
          {more.label}
        </a>
      </dialog>
    </div>
  );
}

const Entry = ({ term }: { term: Explained }) => (
  <div>
    <dt>{explanations[term].term}</dt>
    <dd>{explanations[term].text}</dd>
  </div>
);
