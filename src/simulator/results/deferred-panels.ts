import { deferred } from '#simulator/results/deferred.tsx';

const load = () => import('#simulator/results/panels-chunk.ts');

/** Fetched once something is chosen to be compared. */
export const CompareDialog = deferred(
  async () => (await import('#simulator/results/compare/CompareDialog.tsx')).CompareDialog,
);
export const AfterOffers = deferred(async () => (await load()).AfterOffers);
export const Glossary = deferred(async () => (await load()).Glossary);
/** Opened by few visitors: fetched for those alone. */
export const MoreTools = deferred(async () => (await import('#simulator/results/MoreTools.tsx')).MoreTools);
export const OfferDetail = deferred(async () => (await load()).OfferDetail);

/** Fetches what opens from the results while the visitor reads them. */
export function preloadPanels(): void {
  for (const panel of [AfterOffers, Glossary, OfferDetail]) panel.preload();
}
