/*
 * Runs in the real pages that the studio opens, before their own scripts, and does what a visitor would: it fills in
 * both forms and sends them. Nothing of it is stored in the browser, and no call leaves the development server.
 */
import { loanFormKey } from '#domain/draft.ts';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import {
  type FrameWord,
  type Scenario,
  SCENARIO_HEADER,
  SCENARIO_PARAMETER,
  scenarioOf,
  SOUGHT,
} from '#scripts/preview/studio/scenarios.ts';
import { storedVisitor } from '#scripts/preview/visitor/typical.ts';

const ISLAND = '[data-island=simulator]';
const PROPS = 'script[data-props=simulator]';
type Reached = { sign: string; shown: string; down: number };
/** What tells that a state is reached, the most telling first, and how far down the window it is brought into view. */
const REACHED: readonly Reached[] = [
  { sign: '[role=alert] p', shown: '[role=alert] p', down: 0.6 },
  { sign: '#resultados', shown: '#resultados', down: 0.02 },
  { sign: `${ISLAND} [type=submit]:disabled`, shown: ISLAND, down: 0.1 },
];
/** Milliseconds: the page scrolls by itself first. */
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
  const restored = document.querySelector<HTMLElement>(ISLAND)?.dataset['restores'];
  const keys = restored?.split(' ') ?? [loanFormKey('homepage')];
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
    headers.set(SCENARIO_HEADER, `${id} ${location.pathname}`);
    return ask(pathname, { ...options, mode: 'same-origin', headers });
  };
}

function setProviderTimeout(seconds: number): void {
  const script = document.querySelector(PROPS);
  if (!script) return;
  const props = JSON.parse(script.textContent ?? '') as Pick<SimulatorProps, 'site'>;
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

/** Looks now and whenever the page changes, until it has found what it looks for. */
function lookOut(hasFound: () => boolean): void {
  if (hasFound()) return;
  const observer = new MutationObserver(() => {
    if (hasFound()) observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

const tellStudio = (word: FrameWord): void => window.parent.postMessage({ studio: word }, location.origin);

/** Brings whatever comes of the sent form into view, and tells the studio. */
function follow(): void {
  let last: Reached | undefined;
  const arrive = ({ shown, down }: Reached): void => {
    const element = document.querySelector(shown);
    if (element && isFramed) bringIntoView(element, down);
    tellStudio('reached');
  };
  lookOut(() => {
    const reached = REACHED.find(({ sign }) => document.querySelector(sign));
    if (reached && reached !== last) {
      last = reached;
      setTimeout(() => arrive(reached), SCROLL_DELAY);
    }
    return false;
  });
}

/** Sends the second form as soon as it stands filled in. */
const send = (): void =>
  lookOut(() => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>(`${ISLAND} input[name=dni]`)];
    const filledIn = inputs.find(({ value }) => value !== '');
    if (!filledIn) return false;
    filledIn.form?.requestSubmit();
    follow();
    return true;
  });

/** In the directory: brings what it was opened for into view, once the others are hidden. */
const showSought = (): void =>
  lookOut(() => {
    if (!document.querySelector('[data-lender][hidden]')) return false;
    const card = document.querySelector('[data-lender]:not([hidden])');
    if (card) bringIntoView(card, 0.1);
    return true;
  });

function drive(scenario: Scenario): void {
  const storage = memoryStorage();
  Object.defineProperty(window, 'localStorage', { value: storage });
  Object.defineProperty(window, 'sessionStorage', { value: memoryStorage() });
  if (isFramed) keepToItself();
  interceptCalls(scenario);
  if (scenario.timeoutSeconds) setProviderTimeout(scenario.timeoutSeconds);
  if (isSent) {
    fillIn(storage);
    send();
  } else {
    if (isFramed && address.searchParams.has(SOUGHT)) showSought();
    addEventListener('load', () => tellStudio('reached'));
  }
}

const scenario = scenarioOf(address.searchParams.get(SCENARIO_PARAMETER));
if (scenario) drive(scenario);

/**
 * After an edit the studio opens its frames again, a few at a time. Alone, a page goes back to the address it was
 * opened with, which has lost its scenario by then.
 */
import.meta.hot?.on('vite:beforeFullReload', () => {
  if (isFramed) tellStudio('outdated');
  else location.replace(start);
  // Keeps Vite from reloading the page as it is.
  return new Promise(() => undefined);
});

// What is wrong in the content stands in the studio, beside the lender; the overlay would only hide the page.
import.meta.hot?.on('vite:error', ({ err }) => {
  const isContent = isFramed && err.plugin === 'config';
  if (isContent) setTimeout(() => document.querySelector('vite-error-overlay')?.remove());
});
