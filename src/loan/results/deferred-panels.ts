import { deferred } from '#ui/deferred.tsx';
import { PartFailed } from '#loan/offer/PartFailed.tsx';

const load = () => import('#loan/tools/panels-chunk.ts');

export const CompareTray = deferred(load, 'CompareTray', PartFailed);
export const FilterFields = deferred(load, 'FilterFields', PartFailed);
/** Opened by few visitors: fetched for those alone. */
export const MoreTools = deferred(() => import('#loan/tools/MoreTools.tsx'), 'MoreTools', PartFailed);
export const OfferDetail = deferred(load, 'OfferDetail', PartFailed);
export const WhatIf = deferred(load, 'WhatIf', PartFailed);

/** Fetches what opens from the results ahead of need. */
export function preloadPanels(): void {
  const panels = [CompareTray, FilterFields, OfferDetail, WhatIf];
  for (const panel of panels) panel.preload();
}
