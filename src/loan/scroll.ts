/** Milliseconds within which a smooth scroll that was under way has come to its end, on a slow phone too. */
const SETTLING = 1500;
/** Frames without a move after which a page stands still: nothing is under way any more. */
const STILL = 20;
/** Events by which the visitor scrolls by themselves: from then on nothing is scrolled for them. */
const TAKING_OVER = ['wheel', 'pointerdown', 'keydown'];

// Nothing is returned: newer browsers answer with a promise, which an effect would take for its clean-up.
export const jumpTo = (top: number): void => {
  window.scrollTo({ top, behavior: 'instant' });
};
const jumpToTop = (): void => jumpTo(0);

let ours = new AbortController();

/** Begins a scroll in place of the one before; it ends once it is done, or the visitor takes over. */
export function beginScroll(): AbortController {
  ours.abort();
  const scroll = new AbortController();
  const options = { signal: scroll.signal, passive: true, capture: true };
  for (const type of TAKING_OVER) addEventListener(type, () => scroll.abort(type), options);
  setTimeout(() => scroll.abort(), SETTLING);
  ours = scroll;
  return scroll;
}

/**
 * To the top of the page, at once: the visitor has asked for another screen. A smooth scroll under way moves the page by
 * a few pixels more after it was overruled, so the page is held there until it stands still; `scrollend` would report the end
 * of the jump itself. From then on it can be scrolled by what sends no press: a scroll bar, a screen reader.
 */
export function scrollToTop(): void {
  const scroll = beginScroll();
  const hold = (frames: number): void => {
    if (scroll.signal.aborted) return;
    if (frames === 0) return scroll.abort();
    const isStill = scrollY === 0;
    if (!isStill) jumpToTop();
    requestAnimationFrame(() => hold(isStill ? frames - 1 : STILL));
  };
  jumpToTop();
  hold(STILL);
}

/** Brings what has just been said into view, in the middle of the screen, and ends any scroll under way. */
export function scrollToNotice(notice: Element): void {
  ours.abort();
  notice.scrollIntoView({ behavior: 'instant', block: 'center' });
}
