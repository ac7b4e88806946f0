import { createContext, useContext } from 'react';
import type { Card } from '#domain/offers/cards.ts';

/** The most offers that stand side by side. */
export const MOST = 3;

export type PickEvent =
  | { type: 'offerPicked'; id: string }
  | { type: 'offerDropped'; id: string }
  | { type: 'picksCleared' }
  | { type: 'offersReplaced'; ids: ReadonlySet<string> };

/** Ids of the offers chosen next, in the order in which they were chosen. A fourth one changes nothing. */
export function reducePicks(compared: readonly string[], event: PickEvent): readonly string[] {
  switch (event.type) {
    case 'offerPicked':
      return compared.length >= MOST || compared.includes(event.id) ? compared : [...compared, event.id];
    case 'offerDropped':
      return compared.filter((id) => id !== event.id);
    case 'picksCleared':
      return [];
    case 'offersReplaced':
      return compared.filter((id) => event.ids.has(id));
  }
}

type Picks = {
  compared: readonly string[];
  offers: readonly Card[];
  dispatch: (event: PickEvent) => void;
  /** Says something to screen readers, and '' nothing. */
  say: (text: string) => void;
};

/** The choice around the list; outside of one nothing is chosen. */
export const PicksContext = createContext<Picks>({
  compared: [],
  offers: [],
  dispatch: () => undefined,
  say: () => undefined,
});

export const usePicks = (): Picks => useContext(PicksContext);
