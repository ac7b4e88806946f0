import { useMemo, useSyncExternalStore } from 'react';
import { isSort, type Sort } from '#domain/offers/rank.ts';
import { changeQuery, OFFER, onQueryChanged } from '#gateways/history.ts';

/** Parts of the results view in the address: they survive Back, Forward and a copy of the link. */
export type ResultsAddress = {
  sort: Sort;
  /** Null while the address names none. */
  page: number | null;
  open: string | null;
};

const SORT = 'orden';
const PAGE = 'pagina';
const DEFAULT_SORT: Sort = 'cft';
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** Reads the address; whatever it cannot mean is silently the default. */
export function readAddress(params: URLSearchParams): ResultsAddress {
  const page = params.get(PAGE) ?? '';
  const sort = params.get(SORT);
  return {
    sort: isSort(sort) ? sort : DEFAULT_SORT,
    page: PAGE_NUMBER.test(page) ? Number(page) : null,
    open: params.get(OFFER) || null,
  };
}

/** A copy of the parameters that says `change`; defaults are not written, parameters of others stay. */
export function writeAddress(params: URLSearchParams, change: Partial<ResultsAddress>): URLSearchParams {
  const { sort, page, open } = { ...readAddress(params), ...change };
  const written = new URLSearchParams(params);
  const values = { [SORT]: sort === DEFAULT_SORT ? null : sort, [PAGE]: page, [OFFER]: open };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) written.delete(name);
    else written.set(name, String(value));
  }
  return written;
}

/** Query of a link that opens one offer once there are results. */
export const offerQuery = (id: string): string => `?${new URLSearchParams({ [OFFER]: id })}`;

const parameters = (): URLSearchParams => new URLSearchParams(location.search);

/**
 * Returns the address's part for results as a text to compare: a new step beside it does not render the results again.
 */
const addressText = (): string => JSON.stringify(readAddress(parameters()));

/**
 * Changes the results' part of the address. Pages are history entries of their own; sort and open offer only amend the
 * current one.
 */
export const changeAddress = (change: Partial<ResultsAddress>, how: 'push' | 'amend' = 'amend'): void =>
  changeQuery(writeAddress(parameters(), change), how);

export function useResultsAddress(): ResultsAddress {
  const text = useSyncExternalStore(onQueryChanged, addressText);
  return useMemo(() => JSON.parse(text) as ResultsAddress, [text]);
}
