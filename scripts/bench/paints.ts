/** Marks that `notePaints` sets. */
export const FIRST_CARDS = 'bench-first-cards';
export const ALL_CARDS = 'bench-all-cards';

/**
 * Marks the first paint that shows cards, and the first that shows a whole page of them; runs in the page, so it can
 * refer to nothing outside. A task of the highest priority follows the paint at once: a plain message would wait behind
 * work that the page has put off until after it.
 */
export function notePaints(): void {
  const whenPainted = (name: string) =>
    requestAnimationFrame(
      () => void scheduler.postTask(() => performance.mark(name), { priority: 'user-blocking' }),
    );
  const seen = { first: false, all: false };
  const look = () => {
    if (seen.all || !document.querySelector('article')) return;
    if (!seen.first) whenPainted('bench-first-cards');
    seen.first = true;
    seen.all = !document.querySelector('[data-partial]');
    if (seen.all) whenPainted('bench-all-cards');
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-partial'],
  });
}
