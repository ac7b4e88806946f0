import debtSwapPanels from '#generated/content/debtSwapPanels.json';
import type { Card } from '#domain/offers/cards.ts';
import type { PanelsSlots } from '#loan/slots.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { offerFragment } from '#features/debt-swap/entry.ts';
import { styles } from '#loan/offer/opened.styles.ts';
import { ROUTES } from '#site/routes.ts';
import { useWords, withWords } from '#site/words.tsx';

/** The way to work out whether an offer is worth it for somebody who already owes, with its figures filled in. */
function SwapLink({ offer: { cft } }: { offer: Card }) {
  const { form } = useSimulation();
  return (
    <div className={styles.onward}>
      <a href={ROUTES.debtSwap + offerFragment({ cft, term: form.term })}>
        {useWords().debtSwapPanels.onward}
      </a>
    </div>
  );
}

export const slots: PanelsSlots = { Onward: withWords(SwapLink, { debtSwapPanels }) };
