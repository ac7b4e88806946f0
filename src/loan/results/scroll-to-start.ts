import { useEffect } from 'react';
import { placeInEntry } from '#gateways/history.ts';
import { beginScroll, jumpTo, scrollToTop } from '#loan/scroll.ts';

/** Milliseconds after which what has changed has its place on the page. */
const SCROLL_DELAY = 100;

/** Stops where the page is now; what a smooth scroll under way has moved by the next frame is taken back. */
function holdStill(): void {
  const hold = jumpTo.bind(null, scrollY);
  hold();
  requestAnimationFrame(hold);
}

/**
 * To the beginning of what `find` gives, after the specification's pause; smoothly, unless the visitor prefers less
 * motion (base.css). A press ends it, or it would reach something else than what it was aimed at. Returns the way to end it.
 */
export function scrollToStart(find: () => Element | null): () => void {
  const scroll = beginScroll();
  const { signal } = scroll;
  const timer = setTimeout(() => find()?.scrollIntoView(), SCROLL_DELAY);
  signal.onabort = () => {
    clearTimeout(timer);
    if (signal.reason === 'pointerdown') holdStill();
  };
  return () => scroll.abort();
}

/**
 * Brings new results into view: a lender's page scrolls to them, the others begin at the top. Results that come back,
 * after a reload or Forward, stand where they were.
 */
export function useScrollToResults(isLenderPage: boolean): void {
  useEffect(() => {
    const place = placeInEntry();
    if (place) return void import('#loan/results/place.ts').then((loaded) => loaded.goToPlace(place));
    if (!isLenderPage) return scrollToTop();
    return scrollToStart(() => document.querySelector('[data-island=simulator]'));
  }, [isLenderPage]);
}
