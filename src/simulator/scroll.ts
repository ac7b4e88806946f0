/** Milliseconds after which what has changed has its place on the page. */
const SCROLL_DELAY = 100;
/** Milliseconds within which a smooth scroll that was under way has come to its end, on a slow phone too. */
const SETTLING = 1500;
/** Events that tell that the visitor scrolls by themselves: from then on nothing is scrolled for them. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

// Nothing is returned: newer browsers answer with a promise, which an effect would take for its clean-up.
const jumpToTop = (): void => {
  window.scrollTo({ top: 0, behavior: 'instant' });
};

let ours = new AbortController();

/** Begins a scroll in place of the one before. Its signal ends it: once it is done, or the visitor takes over. */
function beginScroll(): AbortSignal {
  ours.abort();
  ours = new AbortController();
  const { signal } = ours;
  const end = ours.abort.bind(ours);
  for (const type of TAKING_OVER)
    addEventListener(type, () => end(type), { signal, passive: true, capture: true });
  setTimeout(end, SETTLING);
  return signal;
}

/** To the top of the page, at once: the visitor has asked for another screen. */
export function scrollToTop(): void {
  const signal = beginScroll();
  jumpToTop();
  // A smooth scroll under way moves the page by a few pixels more after it was overruled.
  addEventListener('scroll', jumpToTop, { signal });
}

/** Stops where the page is now; what a smooth scroll under way has moved by the next frame is taken back. */
function holdStill(): void {
  const top = scrollY;
  const hold = (): void => void window.scrollTo({ top, behavior: 'instant' });
  hold();
  requestAnimationFrame(hold);
}

/**
 * To the beginning of what `find` gives, after the specification's pause; smoothly, unless the visitor prefers less
 * motion. A press ends it, or it would reach something else than what it was aimed at. Returns the way to end it.
 */
export function scrollToStart(find: () => Element | null): () => void {
  const signal = beginScroll();
  const end = ours.abort.bind(ours);
  const timer = setTimeout(() => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    find()?.scrollIntoView({ behavior, block: 'start' });
    signal.addEventListener('abort', () => signal.reason === 'pointerdown' && holdStill());
  }, SCROLL_DELAY);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return end;
}

/** Brings what has just been said into view, in the middle of the screen, and ends any scroll under way. */
export function scrollToNotice(notice: Element): void {
  ours.abort();
  notice.scrollIntoView({ behavior: 'instant', block: 'center' });
}
