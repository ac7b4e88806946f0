import type { ComponentType, ReactNode } from 'react';
import type { Card } from '#domain/offers/cards.ts';
import type { Offer } from '#domain/offers/offer.ts';

/**
 * Places in which features draw beside the offers. A part takes the form, the person and the site from `useSimulation()`, and
 * its words from `useWords()`; several in one place stand in the order of their features' names.
 */

/** Figures of an offer whose names not everybody knows. */
type Term = 'cft' | 'cftEffective' | 'incomeShare' | 'iva' | 'tea' | 'tna' | 'total';

export type TermsProps = {
  terms: readonly Term[];
  /** A sign beside the figures instead of words. */
  isShort?: boolean;
};

export type MoreProps = {
  /** The best offer; none when nobody quoted. */
  best: Offer | null;
};

/** What a feature's `results.tsx` adds to the results, in the script that comes with the first of them. */
export type ResultsSlots = {
  /** Stands around the list, for state of its own; `say` has screen readers say something. */
  Around?: ComponentType<{ offers: readonly Card[]; say: (text: string) => void; children: ReactNode }>;
  /** A choice on a card. */
  Choice?: ComponentType<{ offer: Card }>;
  /** Says what figures mean, where they stand. */
  Explained?: ComponentType<TermsProps>;
  /** Behind 'more': what concerns the whole list. */
  More?: ComponentType<MoreProps>;
};

/** What a feature's `panels.tsx` adds to what opens from the results, in the script that comes with the first action. */
export type PanelsSlots = {
  /** Parts that others of its own draw later, by names of their own: `<FeaturePart part="…" />`. */
  parts?: Readonly<Record<string, ComponentType>>;
  /** Below the figures of an opened offer: a way on. */
  Onward?: ComponentType<{ offer: Card }>;
};
