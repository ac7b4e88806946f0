import { PartFailed } from '#loan/offer/PartFailed.tsx';
import type { ResultsSlots } from '#loan/slots.ts';
import { deferred } from '#ui/deferred.tsx';

/** Quoting code, fetched only when the page's lender is not among the offers. */
const WhyMissing = deferred(() => import('#features/why-missing/WhyMissing.tsx'), 'WhyMissing', PartFailed);

export const slots: ResultsSlots = { Missing: WhyMissing };
