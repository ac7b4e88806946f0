import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Content } from '#site/content.ts';
import type { DataSlots } from '#site/slots.ts';

type Source = Pick<Content, 'entities' | 'lenders' | 'displayNames' | 'verify'>;

/** `https://www.bancoejemplo.com.ar/x` → `bancoejemplo.com.ar`. */
const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** Returns other names of an entity by its match key; a lender's other names belong to its first entity. */
const alsoCalled = ({ lenders, displayNames }: Source): ReadonlyMap<string, readonly string[]> =>
  new Map<string, readonly string[]>([
    ...displayNames.names.map(({ legal, also }) => [matchKey(legal), also ?? []] as const),
    ...lenders.map(
      ({ name, also, legalNames: [legal] }) => [matchKey(legal), [name, ...(also ?? [])]] as const,
    ),
  ]);

/** Writes the file by which the browser knows the entities of the central bank's lists, and that bank itself. */
export function entitiesData(source: Source): string {
  const { entities, lenders, verify } = source;
  const called = alsoCalled(source);
  const sites = new Map(
    lenders.flatMap((lender) => matchKeysOf(lender).map((key) => [key, hostOf(lender.website)] as const)),
  );
  const listed = entities.entities.map(({ name, kind, shown, spellings = [] }) => {
    const written = [name, ...(shown ? [shown] : []), ...spellings];
    const keys = written.map(matchKey);
    const names = [...new Set([...written, ...keys.flatMap((key) => called.get(key) ?? [])])];
    const site = keys.map((key) => sites.get(key)).find(Boolean);
    return { names, kind, ...(shown && { shown }), ...(site && { site }) };
  });
  const { names, site } = verify.centralBank;
  return JSON.stringify({
    asOf: entities.asOf,
    entities: [{ names, kind: 'banco_central', site }, ...listed],
  });
}

export const slots: DataSlots = { entities: entitiesData };
