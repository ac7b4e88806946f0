import { useEffect, useMemo, useRef } from 'react';
import { cardsOf, tieOf, tiesOf } from '#domain/offers/cards.ts';
import { withoutAccounts } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { list } from '#loan/results/list.styles.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { lowestCft } from '#loan/results/useOffers.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

/** The cheapest stand on top of the list of accounts; the others follow by name. */
const ON_TOP = 3;

/** The account that the visitor named, as far as the answer has a price for it. */
function chosenTie({ offers, ties }: ResultsState) {
  return offers.prepared.byCft.map(tieOf).find((one) => one && ties[one.tie] === one.code) ?? null;
}

/** Asks once where the visitor is paid, or whose client they are, where that would make the loan cheaper. */
export function PayerQuestion({ state }: { state: ResultsState }) {
  const { payer } = useWords().results;
  const { employment } = useSimulation().form;
  const { byCft } = state.offers.prepared;
  const ties = useMemo(() => {
    const lowest = lowestCft(cardsOf(byCft, withoutAccounts(employment)));
    const isCheaper = byCft.some((offer) => tieOf(offer) && offer.cft < lowest);
    return isCheaper ? tiesOf(byCft) : [];
  }, [byCft, employment]);
  if (ties.length === 0 || chosenTie(state)) return null;
  const others = ties.slice(ON_TOP).sort((one, other) => (one.bank < other.bank ? -1 : 1));
  const sorted = [...ties.slice(0, ON_TOP), ...others];
  return (
    <label className={`${list.payer} ${styles.screenOnly}`}>
      {payer.label}
      <select
        value=""
        onChange={({ target }) => state.offerActions.chooseTie(sorted[target.selectedIndex - 1] ?? null)}
      >
        <option value="">{payer.none}</option>
        {sorted.map((one) => (
          <option key={one.tie + one.code}>{fillTemplate(payer[one.tie], one)}</option>
        ))}
      </select>
    </label>
  );
}

/** Says which account counts, and takes it back; once chosen it has the focus. */
export function PayerAnswer({ state }: { state: ResultsState }) {
  const { payer } = useWords().results;
  const { remark, offerActions } = state;
  const tie = chosenTie(state);
  const text = tie && fillTemplate(payer.chosen, tie);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (remark === text) answer.current?.focus();
  }, [remark, text]);
  if (!tie) return null;
  return (
    <p ref={answer} className={`${list.answer} ${styles.screenOnly}`} tabIndex={-1}>
      {text} <Button look="quiet" text={payer.undo} onClick={() => offerActions.chooseTie(null)} />
    </p>
  );
}
