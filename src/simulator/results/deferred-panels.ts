import { deferred } from '#simulator/results/deferred.tsx';

const load = () => import('#simulator/results/panels-chunk.ts');

export const CompareTray = deferred(async () => (await load()).CompareTray);
export const FilterFields = deferred(async () => (await load()).FilterFields);
/** Opened by few visitors: fetched for those alone. */
export const MoreTools = deferred(async () => (await import('#simulator/results/MoreTools.tsx')).MoreTools);
export const OfferDetail = deferred(async () => (await load()).OfferDetail);
export const WhatIf = deferred(async () => (await load()).WhatIf);

/** Fetches what opens from the results ahead of need. */
export function preloadPanels(): void {
  const panels = [CompareTray, FilterFields, OfferDetail, WhatIf];
  for (const panel of panels) panel.preload();
}
