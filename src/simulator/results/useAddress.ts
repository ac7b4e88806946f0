import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { addressBar } from '#simulator/results/AddressRouter.tsx';
import { type Address, readAddress, writeAddress } from '#simulator/results/address.ts';

/** Pages are history entries of their own; sort and open offer only amend the current one. */
export type ChangeAddress = (change: Partial<Address>, options?: { asNewEntry: boolean }) => void;

const changeAddress: ChangeAddress = (next, { asNewEntry } = { asNewEntry: false }) => {
  // The browser's own address: the router has not heard of the step that the simulator writes beside ours.
  const query = writeAddress(new URLSearchParams(window.location.search), next).toString();
  const search = query && `?${query}`;
  if (asNewEntry) addressBar.push({ search });
  else addressBar.replace({ search });
};

/** The results' part of the address, and how to change it; the latter stays the same from render to render. */
export function useAddress(): [address: Address, change: ChangeAddress] {
  const { search } = useLocation();
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  return [address, changeAddress];
}
