import { useEffect, useMemo, useRef } from 'react';
import { cardsOf } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import {
  keepAccount,
  knownBy,
  type KnownAccount,
  tieOf,
  tiesOf,
  type Tie,
} from '#features/payer-question/account.ts';
import { styles } from '#features/payer-question/payer-question.styles.ts';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { lowestCft } from '#loan/results/useOffers.ts';
import type { KnownProps, MetProps } from '#loan/slots.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

/** The cheapest stand on top of the list of accounts; the others follow by name. */
const ON_TOP = 3;

/** The account that the visitor named, as far as the answer has a price for it. */
function namedTie({ known, prices }: KnownProps): Tie | null {
  const { account } = (known as Partial<KnownAccount> | null) ?? {};
  return prices.map(tieOf).find((one) => one?.tie === account?.tie && one?.code === account?.code) ?? null;
}

/** Returns what keeps the account that the visitor names, or forgets it. */
function useNaming(tell: KnownProps['tell']): (tie: Tie | null) => void {
  const { payerQuestion: words } = useWords();
  const { storageKey } = useSimulation();
  return (tie) => {
    keepAccount(storageKey, tie && { tie: tie.tie, code: tie.code });
    tell(tie && knownBy(tie, true), tie ? fillTemplate(words.chosen, tie) : words.cleared);
  };
}

/** Asks once where the visitor is paid, or whose client they are, where that would make the loan cheaper. */
export function PayerQuestion(props: KnownProps) {
  const { payerQuestion: words } = useWords();
  const { employment } = useSimulation().form;
  const { prices, tell } = props;
  const name = useNaming(tell);
  const ties = useMemo(() => {
    const lowest = lowestCft(cardsOf(prices, employment));
    return prices.some((offer) => tieOf(offer) && offer.cft < lowest) ? tiesOf(prices) : [];
  }, [prices, employment]);
  if (ties.length === 0 || namedTie(props)) return null;
  const others = ties.slice(ON_TOP).sort((one, other) => (one.bank < other.bank ? -1 : 1));
  const sorted = [...ties.slice(0, ON_TOP), ...others];
  return (
    <label className={`${styles.question} ${common.screenOnly}`}>
      {words.label}
      <select value="" onChange={({ target }) => name(sorted[target.selectedIndex - 1] ?? null)}>
        <option value="">{words.none}</option>
        {sorted.map((one) => (
          <option key={one.tie + one.code}>{fillTemplate(words[one.tie], one)}</option>
        ))}
      </select>
    </label>
  );
}

/** Says which account counts, and takes it back; once named it has the focus. */
export function PayerAnswer(props: KnownProps) {
  const { payerQuestion: words } = useWords();
  const name = useNaming(props.tell);
  const tie = namedTie(props);
  const answer = useRef<HTMLParagraphElement>(null);
  const { known } = props;
  useEffect(() => {
    if ((known as KnownAccount | null)?.isNew) answer.current?.focus();
  }, [known]);
  if (!tie) return null;
  return (
    <p ref={answer} className={`${styles.answer} ${common.screenOnly}`} tabIndex={-1}>
      {fillTemplate(words.chosen, tie)} <Button look="quiet" text={words.undo} onClick={() => name(null)} />
    </p>
  );
}

/** One press says that the visitor has the account that a cheaper price asks for. */
export function PaidThere({ offer, tell }: MetProps) {
  const { payerQuestion: words } = useWords();
  const name = useNaming(tell);
  const tie = tieOf(offer);
  return tie && <Button look="compact" text={words.yes[tie.tie]} onClick={() => name(tie)} />;
}
