import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { shownNames } from '#site/shown-names.ts';
import { tileLook } from '#site/brand.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { LenderTables } from '#domain/offers/prepare.ts';

/** The catalogue as the browser fetches it for the preview: the entities that results show, and nothing only tools read. */
export function marketData(content: Pick<Content, 'catalogue' | 'exclusions'>): string {
  const { $schema: _, service: __, ...data } = shownCatalogue(content);
  return JSON.stringify(data);
}

/**
 * Exclusions and shown names for the results: each legal name by its match key alone, which is all that a comparison
 * needs and shorter than the name, and none twice. Beside them, of the lenders with a file, their official sites and their
 * colours with the letters upon them.
 */
export function namesData(content: Pick<Content, 'exclusions' | 'displayNames' | 'lenders'>): string {
  const { exclusions, lenders } = content;
  const excluded = new Map(exclusions.names.map(({ name, reason }) => [matchKey(name), reason]));
  const tables: LenderTables = {
    exclusions: {
      reasons: exclusions.reasons,
      names: Array.from(excluded, ([name, reason]) => ({ name, reason })),
    },
    displayNames: { names: Array.from(shownNames(content), ([legal, name]) => ({ legal, shown: name })) },
  };
  const byName = <Value>(valueOf: (lender: Lender) => Value): Record<string, Value> =>
    Object.fromEntries(lenders.flatMap((one) => matchKeysOf(one).map((key) => [key, valueOf(one)])));
  const websites = byName(({ website }) => website);
  // The partner's codes of the lenders that have one of their own: JSON leaves the others out.
  const partnerCodes = byName(({ partnerCode }) => partnerCode);
  const tiles = byName(tileLook);
  return JSON.stringify({ ...tables, websites, partnerCodes, tiles });
}
