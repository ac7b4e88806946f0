import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { changeAddress, currentAddress, onAddressChanged } from '#gateways/address.ts';

const changing =
  (how: 'push' | 'replace'): Navigator['push'] =>
  (to) =>
    changeAddress(typeof to === 'string' ? { search: to } : to, how);

/** The browser's address, as the router changes it. */
export const addressBar: Navigator = {
  createHref: String,
  go: (delta) => history.go(delta),
  push: changing('push'),
  replace: changing('replace'),
};

/**
 * Follows the browser's address. `BrowserRouter` and `useNavigate` would do the same, and bring the matching of routes
 * along: 2 KB that nothing here asks for.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(currentAddress);
  useLayoutEffect(() => onAddressChanged(() => setAddress(currentAddress())), []);
  return (
    // Without transitions a click on a sort or a page is on screen with the next frame.
    <Router location={address} navigator={addressBar} useTransitions={false}>
      {children}
    </Router>
  );
}
