import { fillTemplate } from '#domain/template.ts';
import kit from '#generated/content/kit.json';
import { DebtSwapForm } from '#loan/tools/debt-swap/DebtSwapForm.tsx';
import type { OfferKitProps } from '#loan/tools/offer-kit-props.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { useWords, withWords } from '#site/words.tsx';

/** The swap of older debts for one offer, at its own rates. */
export const OfferSwap = withWords(
  function OfferSwap({ offer, cost }: OfferKitProps) {
    const { withOffer, limits } = useWords().kit.debtSwap;
    const { form } = useSimulation();
    const { bank, maxTerm } = offer;
    return (
      <>
        <p className={styles.soft}>{fillTemplate(withOffer, { bank })}</p>
        <DebtSwapForm
          offer={{ bank, rates: cost.rates, term: form.term, maxTerm: maxTerm || limits.months }}
        />
      </>
    );
  },
  { kit },
);
