import type { LenderTables } from '#domain/offers/prepare.ts';
import marketAddress from '#generated/content/market.json?url';
import namesAddress from '#generated/content/names.json?url';
import type { Catalogue } from '#generated/types.ts';

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
