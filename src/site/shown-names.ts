import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Content } from '#site/content.ts';

/**
 * The names by which entities are shown, by match key. A lender's own file says how it is shown; the table is for
 * everybody else, and for names that differ by entity.
 */
export const shownNames = memoizeByRef(
  ({ lenders, displayNames }: Pick<Content, 'lenders' | 'displayNames'>): ReadonlyMap<string, string> =>
    new Map([
      ...lenders.flatMap((lender) => matchKeysOf(lender).map((key) => [key, lender.name] as const)),
      ...displayNames.names.map(({ legal, shown }) => [matchKey(legal), shown] as const),
    ]),
);
