import type { ComponentType } from 'react';
import type { Card } from '#domain/offers/cards.ts';

/**
 * Places in which features draw beside the offers. A part takes the form, the person and the site from `useSimulation()`, and
 * its words from `useWords()`; several in one place stand in the order of their features' names.
 */

/** What a feature's `panels.tsx` adds to what opens from the results, in the script that comes with the first action. */
export type PanelsSlots = {
  /** Below the figures of an opened offer: a way on. */
  Onward?: ComponentType<{ offer: Card }>;
};
