import { type Card, isTakeable } from '#domain/offers/cards.ts';
import { type PercentPoints, unit } from '#domain/units.ts';

/**
 * Returns which part of the other cards costs more by CFT, in percent points; null without others. A price that the
 * visitor can have is compared with those alike, one that asks for more with all.
 */
export function dearerAmong({ cft, unmet }: Card, cards: readonly Card[]): PercentPoints | null {
  const peers = unmet === null ? cards.filter(isTakeable) : cards;
  if (peers.length < 2) return null;
  return unit((peers.filter((other) => other.cft > cft).length / (peers.length - 1)) * 100);
}
