import { inTime } from '#gateways/in-time.ts';

let added: Promise<unknown> | null = null;

/**
 * Puts the file before the page's own styles, which win as they do where one element holds all; last where they were
 * taken away.
 */
function add(): Promise<unknown> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  if (!href) return Promise.resolve();
  const link = document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.insertBefore(link, document.head.querySelector('style'));
  return inTime(loaded).catch((error: unknown) => {
    link.remove();
    added = null;
    throw error;
  });
}

/**
 * Resolves when the styles of what scripts draw apply, so that nothing is painted without them; at once where the page
 * carries every rule. Rejects when they are late or not to be had, and may be tried again.
 */
export const laterStyles = (): Promise<unknown> => (added ??= add());
