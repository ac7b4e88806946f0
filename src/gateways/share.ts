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

/** Saves a text as a file on the visitor's device. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** This page's address without query, with the given query and fragment instead. */
export const pageAddress = (suffix: string): string => `${location.origin}${location.pathname}${suffix}`;
