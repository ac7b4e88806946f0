import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PreviewProps } from '#simulator/preview/Preview.tsx';

type Live = { Preview: ComponentType<PreviewProps>; slot: Element };

/**
 * Puts the living market preview into the page's place for it, over the prerendered one for the form's first values.
 * It loads once the form is usable, and the form does not wait for it.
 */
export function MarketSlot(props: PreviewProps) {
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    const slot = document.querySelector('[data-market-live]');
    if (!slot) return;
    import('#simulator/preview/Preview.tsx').then(
      ({ Preview }) => setLive({ Preview, slot }),
      // Without it the prerendered preview stays, which is true for the values it names.
      () => undefined,
    );
  }, []);
  return live && createPortal(<live.Preview {...props} />, live.slot);
}
