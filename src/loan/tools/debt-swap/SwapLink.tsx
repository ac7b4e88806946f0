import type { Offer } from '#domain/offers/offer.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { offerFragment } from '#loan/tools/debt-swap/entry.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { ROUTES } from '#site/routes.ts';
import { useWords } from '#site/words.tsx';

/** The way to work out whether an offer is worth it for somebody who already owes, with its figures filled in. */
export function SwapLink({ offer: { cft } }: { offer: Pick<Offer, 'cft'> }) {
  const { form } = useSimulation();
  return (
    <p className={styles.onward}>
      <a href={ROUTES.debtSwap + offerFragment({ cft, term: form.term })}>
        {useWords().panels.detail.kit.debtSwap}
      </a>
    </p>
  );
}
