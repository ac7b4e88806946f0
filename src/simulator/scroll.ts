/** Milliseconds within which a smooth scroll that was under way has come to its end, on a slow phone too. */
const SETTLING = 1500;
/** Events that tell that the visitor scrolls by themselves: from then on nothing is scrolled for them. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

// Nothing is returned: newer browsers answer with a promise, which an effect would take for its clean-up.
const jumpToTop = (): void => {
  window.scrollTo({ top: 0, behavior: 'instant' });
};

let settling = new AbortController();

/** To the top of the page, at once: the visitor has asked for another screen. */
export function scrollToTop(): void {
  jumpToTop();
  // A smooth scroll under way moves the page by a few pixels more after it was overruled.
  settling.abort();
  settling = new AbortController();
  const { signal } = settling;
  const end = settling.abort.bind(settling);
  addEventListener('scroll', jumpToTop, { signal });
  for (const type of TAKING_OVER) addEventListener(type, end, { signal, passive: true });
  setTimeout(end, SETTLING);
}

/** To the simulator's beginning, below the header; smoothly, unless the visitor prefers less motion. */
export function scrollToSimulator(): void {
  settling.abort();
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  document.querySelector('[data-island=simulator]')?.scrollIntoView({ behavior, block: 'start' });
}

/** Brings what has just been said into view, in the middle of the screen, and ends any scroll under way. */
export function scrollToNotice(notice: Element): void {
  settling.abort();
  notice.scrollIntoView({ behavior: 'instant', block: 'center' });
}
