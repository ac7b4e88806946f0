/** Whether something is stored under one of `keys` (with spaces between). Small: every page asks. */
export function hasDraft(keys: string): boolean {
  try {
    return keys.split(' ').some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
