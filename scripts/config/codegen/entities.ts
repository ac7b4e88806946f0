import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { hostOf } from '#domain/verify/sites.ts';
import type { Content } from '#site/content.ts';

type Source = Pick<Content, 'entities' | 'lenders' | 'catalogue'>;

/** Count, highest CFT and day of the highest of an entity's declared loans, by the match key of its legal name. */
function declaredBy({ products }: Content['catalogue']) {
  const declared = new Map<string, { count: number; cftea: number; reported: string }>();
  for (const { entity, cftea, reported } of products) {
    const key = matchKey(entity);
    const before = declared.get(key);
    const highest = before && before.cftea >= cftea ? before : { cftea, reported };
    declared.set(key, {
      count: (before?.count ?? 0) + 1,
      cftea: highest.cftea,
      reported: highest.reported,
    });
  }
  return declared;
}

/** The entities that the central bank knows, as the browser fetches them to tell whether one exists. */
export function entitiesData({ entities, lenders, catalogue }: Source): string {
  const declared = declaredBy(catalogue);
  const sites = new Map(
    lenders.flatMap((lender) => matchKeysOf(lender).map((key) => [key, hostOf(lender.website)] as const)),
  );
  return JSON.stringify({
    entities: entities.entities.map(({ name, kind, shown, spellings = [] }) => {
      const names = [name, ...(shown ? [shown] : []), ...spellings];
      const keys = names.map(matchKey);
      const site = keys.map((key) => sites.get(key)).find(Boolean);
      const loans = keys.map((key) => declared.get(key)).find(Boolean);
      return { names, kind, ...(shown && { shown }), ...(site && { site }), ...(loans && { loans }) };
    }),
    sites: lenders.map(({ name, website }) => ({ host: hostOf(website), entity: name })),
  });
}
