import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { layOver } from '#gateways/overlay.ts';
import { kit } from '#generated/kit.ts';
import type { OfferKitProps } from '#simulator/kit/offer-kit-props.ts';
import { Sheet } from '#simulator/kit/sheet/Sheet.tsx';
import { styles } from '#simulator/results/detail/detail.styles.ts';
import { styles as results } from '#simulator/results/results.styles.ts';
import { Button } from '#ui/Button.tsx';

const { sheet: texts } = kit;

/** The way to the sheet that one takes to the bank. */
export function BankSheet(props: OfferKitProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.soft}>{texts.intro}</p>
      <div>
        <Button look="secondary" text={texts.open} onClick={() => setOpen(true)} />
      </div>
      {isOpen && createPortal(<SheetPage {...props} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

/**
 * Stands alone in the page while it is open: what is on the screen is what is printed, whatever the browser does about
 * printing. Everything else comes back, with focus and place, when it is closed.
 */
function useAlone(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const left = document.activeElement as HTMLElement | null;
    const top = scrollY;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== place.current && !element.hidden,
    );
    for (const element of others) element.hidden = true;
    place.current?.focus();
    scrollTo(0, 0);
    return () => {
      for (const element of others) element.hidden = false;
      left?.focus({ preventScroll: true });
      scrollTo({ top, behavior: 'instant' });
    };
  }, [place]);
}

function useEscape(leave: () => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [leave]);
}

function SheetPage({ onClose, ...props }: OfferKitProps & { onClose: () => void }) {
  const place = useRef<HTMLElement>(null);
  useAlone(place);
  useEscape(onClose);
  const close = useEffectEvent(onClose);
  useEffect(() => layOver(() => close()), []);
  return (
    <main
      ref={place}
      tabIndex={-1}
      aria-label={texts.name}
      style={{ maxWidth: '48rem', margin: '0 auto', outline: 'none' }}
    >
      <p className={`${results.actions} ${results.screenOnly}`}>
        <Button look="primary" text={texts.print} onClick={() => print()} />
        <Button look="secondary" text={texts.close} onClick={onClose} />
      </p>
      <Sheet {...props} />
    </main>
  );
}
