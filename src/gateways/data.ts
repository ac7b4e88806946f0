import type { LenderTables } from '#domain/offers/prepare.ts';
import entitiesAddress from '#generated/content/entities.json?url';
import marketAddress from '#generated/content/market.json?url';
import namesAddress from '#generated/content/names.json?url';
import type { Catalogue, Entities } from '#generated/types.ts';

/** Data of the site that is too large for a script: fetched when first needed, once per visit. */
export type DataSource<Data> = {
  /** The data if it is there already. */
  peek: () => Data | null;
  /** Rejects when it cannot be had; asking again tries again. */
  load: () => Promise<Data>;
};

/** Data at an address of our own. A failed request is tried once more: what it holds decides what is shown. */
export function dataSource<Data>(address: string): DataSource<Data> {
  let data: Data | null = null;
  let loading: Promise<Data> | null = null;
  const request = async (): Promise<Data> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    data = (await response.json()) as Data;
    return data;
  };
  const load = (): Promise<Data> => {
    loading ??= request()
      .catch(request)
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
  return { peek: () => data, load };
}

type ByMatchKey = Readonly<Record<string, string>>;

/** A lender's colour, what reads best upon it, and its own letters, where it has some. */
export type TileLook = readonly [color: string, ink: string, mark?: string];

/**
 * Lenders left out of the results, the names that the others are shown by, and by match key official sites, the
 * partner's codes and tiles.
 */
export const lenderTables: DataSource<
  LenderTables & {
    websites: ByMatchKey;
    partnerCodes: ByMatchKey;
    tiles: Readonly<Record<string, TileLook>>;
  }
> = dataSource(namesAddress);

/** The dated catalogue of declared loans. */
export const market: DataSource<Catalogue> = dataSource(marketAddress);

/** A kind of entity of the central bank's lists, or that bank itself. */
type EntityKind = Entities['entities'][number]['kind'] | 'banco_central';

/** An entity of the central bank's lists, with every name it is known by; the first is its legal name. */
export type KnownEntity = {
  names: readonly string[];
  kind: EntityKind;
  /** Name that people know it by. */
  shown?: string;
  /** Host of its official site, where we know it. */
  site?: string;
  /** The number of loans it declared, the highest CFT among them (effective percent points), and the day (YYYY-MM-DD). */
  loans?: { count: number; cftea: number; reported: string };
};

/** Entities, and the day (YYYY-MM-DD) on which the lists were consulted. */
export type KnownEntities = { asOf: string; entities: readonly KnownEntity[] };

/** Entities that the central bank knows by name. */
export const knownEntities: DataSource<KnownEntities> = dataSource(entitiesAddress);
