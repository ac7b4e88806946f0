import { useMemo, useSyncExternalStore } from 'react';
import { changeQuery, onQueryChanged } from '#gateways/history.ts';
import { readAddress, type ResultsAddress, writeAddress } from '#simulator/results/address.ts';

/** Pages are history entries of their own; sort and open offer only amend the current one. */
export type ChangeAddress = (change: Partial<ResultsAddress>, how?: 'push' | 'replace') => void;

const parameters = (): URLSearchParams => new URLSearchParams(location.search);

/** The results' part of the query alone: a new step beside it is no reason to render the results again. */
const resultsQuery = (): string => writeAddress(new URLSearchParams(), readAddress(parameters())).toString();

const changeAddress: ChangeAddress = (change, how = 'replace') =>
  changeQuery(writeAddress(parameters(), change), how);

/** The results' part of the address, and how to change it; the latter stays the same from render to render. */
export function useResultsAddress(): [address: ResultsAddress, change: ChangeAddress] {
  const query = useSyncExternalStore(onQueryChanged, resultsQuery);
  const address = useMemo(() => readAddress(new URLSearchParams(query)), [query]);
  return [address, changeAddress];
}
