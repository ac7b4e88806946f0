const KEY = 'editor-token';
const THROUGH_FORK = 'editor-through-fork';

/** A token of the code host, and whether its owner proposes through a fork, without the right to write. */
export type Access = { token: string; isThroughFork: boolean };

const areas = (): Storage[] => [sessionStorage, localStorage];

/** No token. */
export const NO_ACCESS: Access = { token: '', isThroughFork: false };

/** Returns what was kept for the tab or on this computer. */
export function keptAccess(): Access {
  try {
    const area = areas().find((one) => one.getItem(KEY));
    return area
      ? { token: area.getItem(KEY) ?? '', isThroughFork: area.getItem(THROUGH_FORK) !== null }
      : NO_ACCESS;
  } catch {
    return NO_ACCESS;
  }
}

/** Keeps a token for the tab, or on this computer when the person says so. */
export function keepAccess({ token, isThroughFork }: Access, isForLong: boolean): void {
  try {
    forgetAccess();
    const area = isForLong ? localStorage : sessionStorage;
    area.setItem(KEY, token);
    if (isThroughFork) area.setItem(THROUGH_FORK, 'yes');
  } catch {
    // Nothing to do: it is asked for again after a reload.
  }
}

/** Forgets the token. */
export function forgetAccess(): void {
  for (const area of areas()) for (const key of [KEY, THROUGH_FORK]) area.removeItem(key);
}
