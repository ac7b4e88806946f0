/** Puts a text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device has a menu of its own for sharing. */
export const canShareNatively = (): boolean => typeof navigator.share === 'function';

/** Opens the device's sharing menu; that the visitor closes it again is no failure. */
export async function shareNatively(text: string, url: string): Promise<void> {
  await navigator.share({ text, url }).catch(() => undefined);
}

/** Address that opens WhatsApp with a text to send. */
export const whatsAppAddress = (text: string): string => `https://wa.me/?${new URLSearchParams({ text })}`;

/** This page's address without query, with the given query and fragment instead. */
export const pageAddress = (suffix: string): string => `${location.origin}${location.pathname}${suffix}`;
