import { useEffect, useMemo, useReducer } from 'react';
import { PicksContext, reducePicks } from '#features/compare/picks.ts';
import { PickBox } from '#features/compare/PickBox.tsx';
import compareChoice from '#generated/content/compareChoice.json';
import { FeaturePart } from '#loan/results/deferred-panels.ts';
import type { AroundProps, ResultsSlots } from '#loan/slots.ts';
import { withWords } from '#site/words.tsx';

/** Keeps what is chosen for a comparison, and shows it below the list. */
function Picks({ offers, say, children }: AroundProps) {
  const [compared, dispatch] = useReducer(reducePicks, []);
  useEffect(() => dispatch({ type: 'offersReplaced', ids: new Set(offers.map(({ id }) => id)) }), [offers]);
  const picks = useMemo(() => ({ compared, offers, dispatch, say }), [compared, offers, say]);
  return (
    <PicksContext value={picks}>
      {children}
      {compared.length > 0 && <FeaturePart part="compare" />}
    </PicksContext>
  );
}

export const slots: ResultsSlots = { Around: Picks, Choice: withWords(PickBox, { compareChoice }) };
