/** The text that this tab keeps under a key; '' when none can be read. Small: every page has it. */
export function tabText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text for this tab, unless the browser refuses. */
export function keepTabText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {}
}
