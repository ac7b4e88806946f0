import { deferred } from '#ui/deferred.tsx';
import { PressFailed } from '#loan/offer/PartFailed.tsx';

const load = () => import('#loan/results/panels-chunk.tsx');

/** A part that a feature draws later, by its name. */
export const FeaturePart = deferred(load, 'FeaturePart', PressFailed);

/** Fetches what opens from the results ahead of need. */
export const preloadPanels = (): void => FeaturePart.preload();
