import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Address, readAddress, writeAddress } from '#simulator/results/address.ts';

/** Pages are history entries of their own; sort and open offer only amend the current one. */
export type ChangeAddress = (change: Partial<Address>, options?: { asNewEntry: boolean }) => void;

/** The results' part of the address, and how to change it; the latter stays the same from render to render. */
export function useAddress(): [address: Address, change: ChangeAddress] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeAddress>(
    (next, { asNewEntry } = { asNewEntry: false }) => {
      // The browser's own address: the router has not heard of the step that the simulator writes beside ours.
      const params = writeAddress(new URLSearchParams(window.location.search), next);
      void navigate({ search: params.toString(), hash: window.location.hash }, { replace: !asNewEntry });
    },
    [navigate],
  );
  return [address, change];
}
