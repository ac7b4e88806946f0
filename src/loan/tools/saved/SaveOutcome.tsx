import { useEffect, useState } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { saveSimulation } from '#gateways/saved-simulations.ts';
import kit from '#generated/content/kit.json';
import { figuresOf } from '#loan/offer/figures.ts';
import { useWords, withWords } from '#site/words.tsx';

export type SaveOutcomeProps = { form: LoanForm; offers: readonly Offer[] };

/** Keeps what is on the screen when it appears, once, and says so. */
export const SaveOutcome = withWords(
  function SaveOutcome({ form, offers }: SaveOutcomeProps) {
    const { saved: texts } = useWords().kit;
    const [isSaved, setSaved] = useState<boolean | null>(null);
    useEffect(() => {
      const { amount, term } = form;
      const kept = offers.map((offer) => ({
        bank: offer.bank,
        cft: offer.cft,
        first: offer.firstInstalment,
        total: figuresOf(offer, form).cost?.total ?? null,
        ...(offer.product !== null && { loan: { entity: offer.matchKey, product: offer.product } }),
      }));
      // Storing is the effect; whether the browser let it happen is known right after.
      // oxlint-disable-next-line react/set-state-in-effect
      setSaved(saveSimulation({ amount, term, offers: kept }, texts));
    }, [form, offers, texts]);
    if (isSaved === null) return null;
    return <>{isSaved ? fillTemplate(texts.done, { days: texts.days }) : texts.failed}</>;
  },
  { kit },
);
