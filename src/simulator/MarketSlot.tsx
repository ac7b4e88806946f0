import { type ComponentType, useEffect, useState } from 'react';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { simulator } from '#generated/simulator.ts';
import type { PreviewProps } from '#simulator/preview/Preview.tsx';

type Live = Pick<PreviewProps, 'slot' | 'answerSlot'> & { Preview: ComponentType<PreviewProps> };

const START = emptyLoanForm(simulator.defaults);

const isAtStart = (form: LoanForm): boolean =>
  Object.entries(START).every(([field, value]) => form[field as keyof LoanForm] === value);

/**
 * Puts the market for the form's values where the page has the prerendered one, as soon as they are no longer the first
 * values, which the prerendered one is for.
 */
export function MarketSlot(props: Pick<PreviewProps, 'form' | 'lender'>) {
  const [live, setLive] = useState<Live | null>(null);
  const isNeeded = !isAtStart(props.form);
  useEffect(() => {
    if (!isNeeded) return;
    const slot = document.querySelector('[data-market-live]');
    const answerSlot = document.querySelector('[data-live-answer]');
    if (!slot || !answerSlot) return;
    import('#simulator/preview/Preview.tsx').then(
      ({ Preview }) => setLive({ Preview, slot, answerSlot }),
      // Without it the prerendered preview stays, which is true for the values it names.
      () => undefined,
    );
  }, [isNeeded]);
  if (!live) return null;
  const { Preview, ...slots } = live;
  return <Preview {...props} {...slots} />;
}
