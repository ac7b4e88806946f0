import { type ReactNode, useId, useState } from 'react';
import { results } from '#generated/results.ts';
import { styles } from '#simulator/results/popover.styles.ts';
import { styles as common } from '#simulator/results/results.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';

type PopoverProps = {
  /** Name of what opens; the button says it too unless `button` says more. */
  title: string;
  button?: ReactNode;
  /** How the button looks. */
  className: string;
  /** What is opened; drawn while it is open only. */
  children: ReactNode;
};

/** A button and the native popover it opens, which closes with Escape or a tap anywhere else. */
export function Popover({ title, button = title, className, children }: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={common.screenOnly}>
      <button className={className} type="button" popoverTarget={id}>
        {button}
      </button>
      <dialog
        className={styles.box}
        id={id}
        popover="auto"
        aria-label={title}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={styles.head}>
          <strong>{title}</strong>
          <button
            className={buttons.quiet}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={results.explanations.close}
          >
            <CrossIcon />
          </button>
        </div>
        {isOpen && children}
      </dialog>
    </div>
  );
}
