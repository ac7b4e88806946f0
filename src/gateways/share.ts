/** Puts a text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** This page's address without query, with the given query and fragment instead. */
export const pageAddress = (suffix: string): string => `${location.origin}${location.pathname}${suffix}`;
