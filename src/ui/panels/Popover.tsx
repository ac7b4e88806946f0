import { type ReactNode, useId, useRef, useState } from 'react';
import { openOverlay } from '#gateways/overlay.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';
import { styles } from '#ui/panels/popover.styles.ts';

type PopoverProps = {
  /** Name of what opens, and of the button unless `button` says more in words. */
  title: string;
  button?: ReactNode;
  /** The button has a sign and no words. */
  isSign?: boolean;
  /** Name of the button that closes it. */
  closeText: string;
  className: string;
  /** Content of the box, drawn only while it is open. */
  children: ReactNode;
};

/** A button and the native popover it opens, which closes with Escape or a tap anywhere else. */
export function Popover({ title, button = title, isSign, closeText, className, children }: PopoverProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = useRef<() => void>(undefined);
  // Browsers before 2024 know no popovers: there the box is a modal dialog.
  const openWithoutPopover = () => {
    const element = box.current;
    if (!element || 'popover' in HTMLElement.prototype) return;
    setOpen(true);
    element.showModal();
    leave.current = openOverlay(() => element.close());
  };
  const close = () => {
    // The event comes late: it may be open again.
    if (box.current?.open) return;
    setOpen(false);
    leave.current?.();
  };
  return (
    <div>
      <button
        className={className}
        type="button"
        aria-label={isSign ? title : undefined}
        popoverTarget={id}
        onClick={openWithoutPopover}
      >
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
        onClose={close}
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
                aria-label={closeText}
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
