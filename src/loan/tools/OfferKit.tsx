import { type ReactNode, useRef, useState } from 'react';
import type { OfferKitProps } from '#loan/tools/offer-kit-props.ts';
import { deferred } from '#ui/deferred.tsx';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { PartFailed } from '#loan/results/PartFailed.tsx';
import { useWords } from '#site/words.tsx';

const TOOLS = [
  ['debtSwap', deferred(() => import('#loan/tools/debt-swap/OfferSwap.tsx'), 'OfferSwap', PartFailed)],
  ['realTerms', deferred(() => import('#loan/tools/RealTerms.tsx'), 'RealTerms', PartFailed)],
  ['late', deferred(() => import('#loan/tools/LateInstalment.tsx'), 'LateInstalment', PartFailed)],
  ['sheet', deferred(() => import('#loan/tools/BankSheet.tsx'), 'BankSheet', PartFailed)],
] as const;

/** Lists the tools below an offer; each is fetched, with its words, when it is opened for the first time. */
export function OfferKit(props: OfferKitProps) {
  const { kit: titles } = useWords().panels.detail;
  return (
    <section className={styles.part}>
      {TOOLS.map(([name, Tool]) => (
        <Disclosure key={name} title={titles[name]}>
          <Tool {...props} />
        </Disclosure>
      ))}
    </section>
  );
}

/** Its content exists once it was opened; what could not be fetched is asked for again the next time. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [openings, setOpenings] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const unfold = () => {
    if (openings === 0 || content.current?.querySelector('[data-failed]')) setOpenings(openings + 1);
  };
  return (
    <details onToggle={unfold}>
      <summary>
        <h4 style={{ display: 'inline' }}>{title}</h4>
      </summary>
      {openings > 0 && (
        <div key={openings} ref={content} className={styles.part}>
          {children}
        </div>
      )}
    </details>
  );
}
