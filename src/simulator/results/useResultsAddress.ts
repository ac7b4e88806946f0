import { useMemo, useSyncExternalStore } from 'react';
import { changeQuery, onQueryChanged } from '#gateways/history.ts';
import { readAddress, type ResultsAddress, writeAddress } from '#simulator/results/address.ts';

const parameters = (): URLSearchParams => new URLSearchParams(location.search);

/** The results' part of the query alone: a new step beside it is no reason to render the results again. */
const resultsQuery = (): string => writeAddress(new URLSearchParams(), readAddress(parameters())).toString();

/** Changes the results' part of the address. Pages are history entries of their own; sort and open offer only amend the current one. */
export const changeAddress = (change: Partial<ResultsAddress>, how: 'push' | 'replace' = 'replace'): void =>
  changeQuery(writeAddress(parameters(), change), how);

/** The results' part of the address. */
export function useResultsAddress(): ResultsAddress {
  const query = useSyncExternalStore(onQueryChanged, resultsQuery);
  return useMemo(() => readAddress(new URLSearchParams(query)), [query]);
}
