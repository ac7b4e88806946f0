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

/** Browsers inside other apps, which open no file that a page makes. */
const INSIDE_AN_APP = /FBA[NV]|Instagram|Line\/|MicroMessenger|; wv\)|GSA\//;

/** Milliseconds after which no browser still needs the address of a file: some read it after the click. */
const READ_BY = 60_000;

/**
 * Saves a text as a file on the visitor's device: by its sharing menu where files can be shared by touch, else as a
 * download. False where the browser does neither.
 */
export async function saveFile(name: string, type: string, text: string): Promise<boolean> {
  const file = new File([text], name, { type });
  const isTouched = matchMedia('(pointer: coarse)').matches;
  if (isTouched && navigator.canShare?.({ files: [file] })) {
    // Closing the menu again is no failure.
    const problem = await navigator.share({ files: [file] }).catch((error: Error) => error.name);
    if (problem === undefined || problem === 'AbortError') return true;
  }
  if (INSIDE_AN_APP.test(navigator.userAgent)) return false;
  const link = document.createElement('a');
  try {
    link.href = URL.createObjectURL(file);
  } catch {
    // A browser or an extension that lets pages make no files.
    return false;
  }
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY);
  return true;
}

/** This page's address without query, with the given query and fragment instead. */
export const pageAddress = (suffix: string): string => `${location.origin}${location.pathname}${suffix}`;
