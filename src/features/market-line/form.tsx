import { useEffect, useState } from 'react';
import type { FormSlotProps, FormSlots } from '#loan/slots.ts';
import { deferred } from '#ui/deferred.tsx';

/** Without it the prerendered market stays, which is true for the values it names. */
const MarketLine = deferred(() => import('#features/market-line/MarketLine.tsx'), 'MarketLine', null);

/** Quoting code, needed once the form is complete. Without it the results say that nobody lends. */
const NoLender = deferred(() => import('#features/market-line/NoLender.tsx'), 'NoLender', null);

/** Puts the market for the form where the prerendered one is, which is for the first values, as soon as they change. */
function Beside({ isAtStart, ...props }: FormSlotProps & { isAtStart: boolean }) {
  const [slots, setSlots] = useState<{ slot: Element; answerSlot: Element } | null>(null);
  useEffect(() => {
    const slot = document.querySelector('[data-market-live]');
    const answerSlot = document.querySelector('[data-live-answer]');
    // The places stand in the page around the island, which only the browser has.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isAtStart && slot && answerSlot) setSlots({ slot, answerSlot });
    // Until the figures for this form are there, those of another loan are out of sight.
    slot?.toggleAttribute('data-changed', !isAtStart);
  }, [isAtStart]);
  return slots && <MarketLine {...props} {...slots} />;
}

export const slots: FormSlots = { Beside, Advice: NoLender };
