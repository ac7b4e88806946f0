const KEY = 'editor-token';

const areas = (): Storage[] => [sessionStorage, localStorage];

/** Returns the token of the code host that was kept for the tab or on this computer; '' without one. */
export function keptToken(): string {
  try {
    return (
      areas()
        .map((area) => area.getItem(KEY))
        .find(Boolean) ?? ''
    );
  } catch {
    return '';
  }
}

/** Keeps a token for the tab, or on this computer when the person says so. */
export function keepToken(token: string, isForLong: boolean): void {
  try {
    forgetToken();
    (isForLong ? localStorage : sessionStorage).setItem(KEY, token);
  } catch {
    // Nothing to do: it is asked for again after a reload.
  }
}

/** Forgets the token. */
export function forgetToken(): void {
  for (const area of areas()) area.removeItem(KEY);
}
