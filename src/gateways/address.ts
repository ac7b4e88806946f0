/** The address of the page, as routers see it. */
export type PageAddress = { pathname: string; search: string; hash: string };

const listeners = new Set<() => void>();

export const currentAddress = (): PageAddress => {
  const { pathname, search, hash } = location;
  return { pathname, search, hash };
};

/** Changes a part of the address, as a new entry of the history or over the current one. */
export function changeAddress(change: Partial<PageAddress>, how: 'push' | 'replace'): void {
  const { pathname, search, hash } = { ...currentAddress(), ...change };
  const address = pathname + search + hash;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever `changeAddress`, Back or Forward changed the address. Returns the way to stop. */
export function onAddressChanged(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}
