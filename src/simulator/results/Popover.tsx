import { type ReactNode, useId, useRef, useState } from 'react';
import { layOver } from '#gateways/overlay.ts';
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

/** Shows a box in the way of browsers before 2024, which know no popovers: as a modal dialog. */
function openModal(box: HTMLDialogElement): void {
  box.showModal();
  box.addEventListener(
    'close',
    layOver(() => box.close()),
    { once: true },
  );
}

/** A button and the native popover it opens, which closes with Escape or a tap anywhere else. */
export function Popover({ title, button = title, className, children }: PopoverProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const openWithoutPopover = () => {
    if (!box.current || 'popover' in box.current) return;
    setOpen(true);
    openModal(box.current);
  };
  return (
    <div className={common.screenOnly}>
      <button className={className} type="button" popoverTarget={id} onClick={openWithoutPopover}>
        {button}
      </button>
      <dialog
        ref={box}
        className={styles.box}
        id={id}
        popover="auto"
        aria-label={title}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        // Taken away before it is closed, what has the focus could not give it back to the button.
        onToggle={(event) => event.newState === 'closed' && setOpen(false)}
        onClose={() => setOpen(false)}
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
                onClick={() => box.current?.close()}
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
