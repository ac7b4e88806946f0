import { PressFailed } from '#loan/offer/PartFailed.tsx';
import type { ResultsSlots } from '#loan/slots.ts';
import { deferred } from '#ui/deferred.tsx';

/** Few visitors use this part, so it is fetched when they do. */
const Share = deferred(() => import('#features/share/Share.tsx'), 'Share', PressFailed);

export const slots: ResultsSlots = { More: Share };
