/*
 * Runs in the real pages that the studio opens, before their own scripts, and does what a visitor would: it fills in
 * both forms and sends them. Nothing of it is stored in the browser, and no call leaves the development server.
 */
import { loanFormKey } from '#domain/draft.ts';
import { type Scenario, scenarioOf } from '#scripts/review/studio/scenarios.ts';
import {
  CURRENT,
  EDITS_ATTRIBUTE,
  type FrameWord,
  OPENED,
  OUTDATED,
  PAGE_HEADER,
  SCENARIO_HEADER,
  SCENARIO_PARAMETER,
  SOUGHT,
} from '#scripts/review/studio/states.ts';
import { storedVisitor } from '#scripts/review/visitor/typical.ts';

const ISLAND = '[data-island=simulator]';
const PROPS = 'script[data-props=simulator]';
type Reached = { sign: string; shown: string; down: number };
/** What tells that a state is reached, the most telling first, and how far down the window it is brought into view. */
const REACHED: readonly Reached[] = [
  { sign: '[role=alert] p', shown: '[role=alert] p', down: 0.6 },
  { sign: '#resultados', shown: '#resultados', down: 0.02 },
  { sign: `${ISLAND} [type=submit]:disabled`, shown: ISLAND, down: 0.1 },
];
/** The page scrolls by itself first. */
const SCROLL_DELAY = 300;

const start = location.href;
const address = new URL(start);
const isSent = address.searchParams.get('paso') === 'datos';
const isFramed = window.parent !== window;

/** Storage of this page alone, so that frames share no drafts with each other or with the developer's own visits. */
function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}

function fillIn(storage: Storage): void {
  const keys = document.querySelector<HTMLElement>(ISLAND)?.dataset['restores']?.split(' ') ?? [
    loanFormKey('homepage'),
  ];
  for (const [key, value] of Object.entries(storedVisitor(keys))) storage.setItem(key, value);
}

/** Resolves after that many seconds; rejects when the page gives up before. */
const wait = (seconds: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    if (Number.isFinite(seconds)) setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/**
 * Sends what the page posts to the development server, marked. Delays happen here: a browser keeps six connections to
 * a server, and as many frames waiting for an answer would leave none for the others.
 */
function interceptCalls({ id, delaySeconds = 0 }: Scenario): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (target, options) => {
    if (options?.method !== 'POST') return ask(target, options);
    const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
    await wait(delaySeconds, options.signal);
    const headers = new Headers(options.headers);
    headers.set(SCENARIO_HEADER, id);
    headers.set(PAGE_HEADER, location.pathname);
    return ask(pathname, { ...options, mode: 'same-origin', headers });
  };
}

type TimedProps = { site: { provider: { timeoutSeconds: number } } };

function setProviderTimeout(seconds: number): void {
  const script = document.querySelector(PROPS);
  if (!script) return;
  const props = JSON.parse(script.textContent ?? '') as TimedProps;
  props.site.provider.timeoutSeconds = seconds;
  script.textContent = JSON.stringify(props);
}

/** Scrolls this page alone, so that `element` stands at a share of the window's height below the page's header. */
function bringIntoView(element: Element, down: number): void {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = window.scrollY + element.getBoundingClientRect().top - header - down * window.innerHeight;
  window.scrollTo({ top, behavior: 'instant' });
}

/** In a frame neither focus nor scrolling may reach the studio around it, where somebody may be typing. */
function keepToItself(): void {
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = function (this: Element) {
    bringIntoView(this, 0);
  };
}

/** Resolves with what `find` gives, as soon as it gives something. */
function appearing<Found>(find: () => Found | null | undefined): Promise<Found> {
  const found = find();
  if (found) return Promise.resolve(found);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = find();
      if (!now) return;
      observer.disconnect();
      resolve(now);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Sends the second form as soon as it stands filled in, and brings into view whatever comes of it. */
async function send(): Promise<void> {
  const input = await appearing(() =>
    [...document.querySelectorAll<HTMLInputElement>(`${ISLAND} input[name=dni]`)].find(
      ({ value }) => value !== '',
    ),
  );
  input.form?.requestSubmit();
  let last: Reached | undefined;
  const next = (): Reached | undefined => {
    const reached = REACHED.find(({ sign }) => document.querySelector(sign));
    return reached === last ? undefined : reached;
  };
  for (;;) {
    last = await appearing(next);
    await wait(SCROLL_DELAY / 1000);
    const element = document.querySelector(last.shown);
    if (element && isFramed) bringIntoView(element, last.down);
    void tellReached();
  }
}

/** In the directory: brings what it was opened for into view, once the others are hidden. */
async function showSought(): Promise<void> {
  if (!isFramed || !address.searchParams.has(SOUGHT)) return;
  await appearing(() => document.querySelector('[data-lender][hidden]'));
  const card = document.querySelector('[data-lender]:not([hidden])');
  if (card) bringIntoView(card, 0.1);
}

const tellStudio = (word: FrameWord): void => window.parent.postMessage({ studio: word }, location.origin);

/** Settles once edits of the content reach this page; before that it does not count as shown. */
const isUpToDate = new Promise<void>((resolve) => import.meta.hot?.on(CURRENT, () => resolve()));

async function tellReached(): Promise<void> {
  await isUpToDate;
  tellStudio('reached');
}

function drive(scenario: Scenario): void {
  const storage = memoryStorage();
  Object.defineProperty(window, 'localStorage', { value: storage });
  Object.defineProperty(window, 'sessionStorage', { value: memoryStorage() });
  if (isFramed) keepToItself();
  interceptCalls(scenario);
  if (scenario.timeoutSeconds) setProviderTimeout(scenario.timeoutSeconds);
  if (!isSent) {
    void showSought();
    return addEventListener('load', () => void tellReached());
  }
  fillIn(storage);
  void send();
}

const scenario = scenarioOf(address.searchParams.get(SCENARIO_PARAMETER));
if (scenario) drive(scenario);

/**
 * After an edit the studio opens its frames again, a few at a time. Alone, a page goes back to the address it was
 * opened with, which has lost its scenario by then.
 */
function openAgain(): void {
  if (isFramed) tellStudio('outdated');
  else location.replace(start);
}

import.meta.hot?.on('vite:beforeFullReload', () => {
  openAgain();
  // Keeps Vite from reloading the page as it is.
  return new Promise(() => undefined);
});

// An edit between this page's answer and its connection for updates would be missed: the server compares.
import.meta.hot?.on(OUTDATED, openAgain);
import.meta.hot?.send(
  OPENED,
  document.querySelector<HTMLElement>(`[${EDITS_ATTRIBUTE}]`)?.getAttribute(EDITS_ATTRIBUTE),
);

// What is wrong in the content stands in the studio, beside the lender; the overlay would only hide the page.
import.meta.hot?.on('vite:error', ({ err }) => {
  const isContent = isFramed && err.plugin === 'config';
  if (isContent) setTimeout(() => document.querySelector('vite-error-overlay')?.remove());
});
