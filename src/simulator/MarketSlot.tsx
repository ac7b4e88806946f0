import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { simulator } from '#generated/simulator.ts';
import type { PreviewProps } from '#simulator/preview/Preview.tsx';

type Live = { Preview: ComponentType<PreviewProps>; slot: Element };

const START = emptyLoanForm(simulator.defaults);

const isAtStart = (form: LoanForm): boolean =>
  Object.entries(START).every(([field, value]) => form[field as keyof LoanForm] === value);

/**
 * Puts the living market preview into the page's place for it, over the prerendered one, as soon as the form says
 * anything but its first values, which are those of the prerendered one.
 */
export function MarketSlot(props: PreviewProps) {
  const [live, setLive] = useState<Live | null>(null);
  const isNeeded = !isAtStart(props.form);
  useEffect(() => {
    if (!isNeeded) return;
    const slot = document.querySelector('[data-market-live]');
    if (!slot) return;
    import('#simulator/preview/Preview.tsx').then(
      ({ Preview }) => setLive({ Preview, slot }),
      // Without it the prerendered preview stays, which is true for the values it names.
      () => undefined,
    );
  }, [isNeeded]);
  return live && createPortal(<live.Preview {...props} />, live.slot);
}
