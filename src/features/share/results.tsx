import { PressFailed } from '#loan/offer/PartFailed.tsx';
import type { ResultsSlots } from '#loan/slots.ts';
import { deferred } from '#ui/deferred.tsx';

/** Used by few visitors: fetched for those alone. */
const Share = deferred(() => import('#features/share/Share.tsx'), 'Share', PressFailed);

export const slots: ResultsSlots = { More: Share };
