import { createContext, useContext } from 'react';
import type { Card } from '#domain/offers/cards.ts';

/** The most offers that stand side by side. */
export const MOST = 3;

/** What is chosen for a comparison, by offer id in the order in which it was chosen, and whether it is open. */
export type Picked = { compared: readonly string[]; comparing: boolean };

export type PickEvent =
  | { type: 'offerPicked'; id: string }
  | { type: 'offerDropped'; id: string }
  | { type: 'picksCleared' }
  | { type: 'comparisonOpened' }
  | { type: 'comparisonClosed' }
  | { type: 'offersReplaced'; ids: ReadonlySet<string> };

export const NONE: Picked = { compared: [], comparing: false };

/** Keeps the chosen offers that pass; a comparison needs two sides. */
function keepOnly({ compared, comparing }: Picked, isKept: (id: string) => boolean): Picked {
  const kept = compared.filter(isKept);
  return { compared: kept, comparing: comparing && kept.length >= 2 };
}

/** What is chosen next. An event that does not fit (a fourth offer, comparing one alone) changes nothing. */
export function reducePicks(picked: Picked, event: PickEvent): Picked {
  const { compared } = picked;
  switch (event.type) {
    case 'offerPicked':
      return compared.length >= MOST || compared.includes(event.id)
        ? picked
        : { ...picked, compared: [...compared, event.id] };
    case 'offerDropped':
      return keepOnly(picked, (id) => id !== event.id);
    case 'picksCleared':
      return keepOnly(picked, () => false);
    case 'comparisonOpened':
      return compared.length < 2 ? picked : { ...picked, comparing: true };
    case 'comparisonClosed':
      return { ...picked, comparing: false };
    case 'offersReplaced':
      return keepOnly(picked, (id) => event.ids.has(id));
  }
}

type Picks = Picked & {
  offers: readonly Card[];
  dispatch: (event: PickEvent) => void;
  /** Says something to screen readers, and '' nothing. */
  say: (text: string) => void;
};

/** The choice around the list; null outside of one, where nothing can be chosen. */
export const PicksContext = createContext<Picks | null>(null);

export const usePicks = (): Picks | null => useContext(PicksContext);
