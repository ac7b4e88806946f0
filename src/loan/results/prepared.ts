import { type LenderTables, type PreparedOffers, prepareOffers } from '#domain/offers/prepare.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { rankOffers } from '#domain/offers/rank.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import { lenderTables } from '#gateways/data.ts';

/** An answer's offers as the results start from them. */
export type Prepared = PreparedOffers & {
  /** Offers by CFT. Every other order starts from this one, because sorting nearly sorted offers is cheap. */
  byCft: readonly Offer[];
};

/** For a preview, whose offers are made up: visitors see no offer before the tables are there. */
export const NO_TABLES: LenderTables = {
  exclusions: { reasons: [], names: [] },
  displayNames: { names: [] },
};

const preparedWith = memoizeByRef((tables: LenderTables) =>
  memoizeByRef((raw: readonly unknown[]): Prepared => {
    const prepared = prepareOffers(raw, tables);
    return { ...prepared, byCft: rankOffers(prepared.offers, 'cft') };
  }),
);

/** Prepares the provider's answer, once for each answer and tables. */
export const preparedFor = (raw: readonly unknown[], tables: LenderTables): Prepared =>
  preparedWith(tables)(raw);

const tablesNow = (): LenderTables => lenderTables.peek() ?? NO_TABLES;

/** Prepares an answer that is about to be shown, with the tables as they are now. */
export const prepareAhead = (raw: readonly unknown[]): Prepared => preparedFor(raw, tablesNow());

/** Whether an answer holds an offer to show; it looks no further than the first. */
export const hasOffers = (raw: readonly unknown[]): boolean =>
  raw.some((one) => prepareOffers([one], tablesNow()).offers.length > 0);
