import { PartFailed } from '#loan/offer/PartFailed.tsx';
import type { AfterProps, ResultsSlots } from '#loan/slots.ts';
import { deferred } from '#ui/deferred.tsx';

/** So many offers are enough: fewer are explained, and with the proposed change there are so many. */
const ENOUGH = 3;

/** Quoting code, fetched only where offers are few. */
const WhyFew = deferred(() => import('#features/why-few/WhyFew.tsx'), 'WhyFew', PartFailed);

const Few = ({ offers, catalogue, onAskAgain }: AfterProps) =>
  catalogue &&
  offers.length < ENOUGH && (
    <WhyFew count={offers.length} wanted={ENOUGH} catalogue={catalogue} onAskAgain={onAskAgain} />
  );

export const slots: ResultsSlots = { After: Few };
