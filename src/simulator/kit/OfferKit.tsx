import { type ReactNode, useState } from 'react';
import type { Instalment, OfferCost } from '#domain/amortisation.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { panels } from '#generated/panels.ts';
import { deferred } from '#simulator/results/deferred.tsx';
import { styles } from '#simulator/results/detail/detail.styles.ts';

const { kit: titles } = panels.detail;

const OfferSwap = deferred(async () => (await import('#simulator/kit/debt-swap/OfferSwap.tsx')).OfferSwap);
const RealTerms = deferred(async () => (await import('#simulator/kit/RealTerms.tsx')).RealTerms);
const LateInstalment = deferred(
  async () => (await import('#simulator/kit/LateInstalment.tsx')).LateInstalment,
);
const BankSheet = deferred(async () => (await import('#simulator/kit/sheet/BankSheet.tsx')).BankSheet);

export type OfferKitProps = { offer: Offer; cost: OfferCost; schedule: readonly Instalment[] };

/** What else an offer can be asked: each answer, with its words, is fetched when it is opened for the first time. */
export const OfferKit = (props: OfferKitProps) => (
  <section className={styles.part}>
    <Unfolding title={titles.debtSwap}>
      <OfferSwap {...props} />
    </Unfolding>
    <Unfolding title={titles.realTerms}>
      <RealTerms {...props} />
    </Unfolding>
    <Unfolding title={titles.late}>
      <LateInstalment {...props} />
    </Unfolding>
    <Unfolding title={titles.sheet}>
      <BankSheet {...props} />
    </Unfolding>
  </section>
);

/** Native disclosure whose content exists once it was opened; what was typed stays while it is folded. */
function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>
        <h4 style={{ display: 'inline' }}>{title}</h4>
      </summary>
      {wasOpened && <div className={styles.part}>{children}</div>}
    </details>
  );
}
