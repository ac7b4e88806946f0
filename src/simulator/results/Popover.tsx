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
  /** What is opened; like all of the box it is drawn while it is open only. */
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
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        // Taken away before it is closed, what has the focus could not give it back to the button.
        onToggle={(event) => event.newState === 'closed' && setOpen(false)}
      >
        {isOpen && (
          <>
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
            {children}
          </>
        )}
      </dialog>
    </div>
  );
}
