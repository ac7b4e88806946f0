import type { FrameWord } from '#scripts/preview/studio/scenarios.ts';
import { watchNearness } from '#scripts/preview/studio/page/dom.ts';

/** Frames that may load at once: a page in development is some hundred small files, and each frame is a page. */
const AT_ONCE = 3;
const LOAD_TIMEOUT = 15_000;
const MARGIN = '200px';

const waiting = new Set<HTMLElement>();
const loading = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

/** A frame that is near the window has its page, or waits for it; one that is not has none. */
const nearness = watchNearness(MARGIN, (place, isNear) => {
  if (isNear) queue(place);
  else leave(place);
  next();
});

/** Has a page shown in `place` while it is near the window. */
export function showPage(place: HTMLElement, address: string, title: string): void {
  Object.assign(place.dataset, { address, title, state: 'waiting' });
  nearness.observe(place);
}

/** Gives up all pages under `root`, which is about to be removed. */
export function forgetPages(root: HTMLElement): void {
  for (const place of root.querySelectorAll<HTMLElement>('.frame')) {
    nearness.unobserve(place);
    leave(place);
  }
  next();
}

/** Opens all pages that are there again: a page that was being opened during an edit may have missed it. */
export function reopenPages(): void {
  document.querySelectorAll<HTMLElement>('.frame:has(iframe)').forEach(queue);
  next();
}

function queue(place: HTMLElement): void {
  settle(place, 'waiting');
  waiting.add(place);
}

function leave(place: HTMLElement): void {
  waiting.delete(place);
  settle(place, 'waiting');
  place.replaceChildren();
}

function settle(place: HTMLElement, state: 'waiting' | 'shown' | 'late'): void {
  clearTimeout(loading.get(place));
  loading.delete(place);
  place.dataset['state'] = state;
}

function next(): void {
  for (const place of waiting) {
    if (loading.size >= AT_ONCE) return;
    waiting.delete(place);
    load(place);
  }
}

function load(place: HTMLElement): void {
  const { address = '', title = '' } = place.dataset;
  const frame = place.querySelector('iframe') ?? document.createElement('iframe');
  Object.assign(frame, { title, src: address, tabIndex: -1 });
  place.dataset['state'] = 'loading';
  if (!frame.isConnected) place.append(frame);
  const late = setTimeout(() => {
    settle(place, 'late');
    next();
  }, LOAD_TIMEOUT);
  loading.set(place, late);
}

addEventListener('message', ({ source, origin, data }: MessageEvent<{ studio?: FrameWord }>) => {
  if (origin !== location.origin || !data.studio) return;
  const places = [...document.querySelectorAll<HTMLElement>('.frame')];
  const place = places.find((one) => one.querySelector('iframe')?.contentWindow === source);
  if (!place) return;
  if (data.studio === 'outdated') queue(place);
  else settle(place, 'shown');
  next();
});
