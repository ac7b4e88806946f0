import { keepInEntry, onQueryChanged, type Place } from '#gateways/history.ts';
import { beginScroll } from '#loan/scroll.ts';

/** Milliseconds after the last scroll, or change of the address, after which the place is kept. */
const RESTING = 150;
/** Height of what stays at the top of the window, in pixels: a card behind it is not looked at. */
const COVERED = 110;

/** Keeps which offer stands first in the window. */
function keepPlace(): void {
  const card = [...document.querySelectorAll('article')].find(
    (one) => one.getBoundingClientRect().bottom > COVERED,
  );
  const heading = card?.querySelector('h3');
  if (heading) keepInEntry({ at: heading.id, top: heading.getBoundingClientRect().top });
}

let resting = 0;
const keepSoon = (): void => {
  clearTimeout(resting);
  resting = window.setTimeout(keepPlace, RESTING);
};

/** Keeps, from now on, where in the results the visitor is, within the entry of the history. To call it again changes nothing. */
export function keepPlaces(): void {
  keepSoon();
  addEventListener('scroll', keepSoon, { passive: true });
  onQueryChanged(keepSoon);
}

/** Brings an offer back to where it stood, and holds it there until its page is complete or the visitor scrolls. */
export function goToPlace({ at, top }: Place): void {
  const { signal } = beginScroll();
  const go = (): void => {
    if (signal.aborted) return;
    const heading = document.getElementById(at);
    const distance = heading ? heading.getBoundingClientRect().top - top : 0;
    if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' });
    requestAnimationFrame(go);
  };
  go();
}
