import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openOverlay } from '#gateways/overlay.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CrossIcon } from '#ui/icons.tsx';
import { styles } from '#ui/panels/modal.styles.ts';

type ModalProps = {
  /** Name of what opens, and of the button unless `button` says more in words. */
  title: string;
  button?: ReactNode;
  /** The button has a sign and no words. */
  isSign?: boolean;
  /** Name of the button that closes it. */
  closeText: string;
  className: string;
  /** Takes the room of a sheet of paper. */
  isWide?: boolean;
  /** Content of the box, drawn only while it is open. */
  children: ReactNode;
};

/** A button and the native modal dialog it opens; Escape and Back close it, where the browser knows how a tap beside it, and the button has the focus again. */
export function Modal({ title, button = title, isSign, closeText, className, isWide, children }: ModalProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);
  const close = () => box.current?.close();
  const open = () => {
    setOpen(true);
    box.current?.showModal();
    leave.current = openOverlay(close);
  };
  const closed = () => {
    // The event comes late: it may be open again.
    if (box.current?.open) return;
    setOpen(false);
    opener.current?.focus();
    leave.current?.();
  };
  return (
    <div>
      <button
        ref={opener}
        className={className}
        type="button"
        aria-label={isSign ? title : undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        {button}
      </button>
      <dialog
        ref={box}
        className={isWide ? styles.wide : styles.box}
        aria-label={title}
        closedby="any"
        onClose={closed}
      >
        {isOpen && (
          <>
            <div className={styles.head}>
              <strong>{title}</strong>
              <button className={buttons.quiet} type="button" onClick={close} aria-label={closeText}>
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
