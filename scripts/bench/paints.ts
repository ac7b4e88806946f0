/** Cards of one page of results. */
export const PAGE_SIZE = 20;

/** Marks that `notePaints` sets. */
export const FIRST_CARDS = 'bench-first-cards';
export const ALL_CARDS = 'bench-all-cards';

/**
 * Marks the first paint that shows cards, and the first that shows a whole page of them; runs in the page, so it can
 * refer to nothing outside.
 */
export function notePaints(): void {
  const whenPainted = (name: string) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(name);
      port2.postMessage(null);
    });
  let seen = 0;
  const look = () => {
    const cards = document.querySelectorAll('article').length;
    if (seen === 0 && cards > 0) whenPainted('bench-first-cards');
    if (seen < 20 && cards >= 20) whenPainted('bench-all-cards');
    seen = Math.max(seen, cards);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
