import type { Page } from 'playwright';

/** One look at a page: everything a test may check, taken in one go. */
export type Inspection = {
  url: string;
  /** Addresses of the tab's history that the page may know. */
  entries: string[];
  title: string;
  /** Every state ever given to `history` by this document, as JSON. */
  states: string[];
  /** The text on the screen. */
  text: string;
  /** What is read out or hinted instead of text: labels, alternative texts, placeholders. */
  labels: string[];
  /** Text of the simulator; null on a page without one. */
  island: string | null;
  /** Something on the page says that it is still working. */
  isBusy: boolean;
  /** Every attribute in the document, with the element it belongs to. */
  attributes: [where: string, value: string][];
  /** Everything the browser keeps for the site, with its place. */
  stored: [where: string, value: string][];
};

declare global {
  interface Window {
    historyStates?: string[];
  }
}

/** Remembers what the page gives to `history`; to be installed before the page's own scripts. */
export function recordHistoryStates(): void {
  const states: string[] = (window.historyStates = []);
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history);
    history[name] = (state: unknown, ...rest) => {
      states.push(JSON.stringify(state) ?? '');
      own(state, ...rest);
    };
  }
}

/* Runs inside the page; returns text, because one string crosses over much faster than thousands of small ones. */
async function look(): Promise<string> {
  const attributes: [string, string][] = [];
  const labels: string[] = [];
  const spoken = new Set(['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      attributes.push([`${element.localName}[${name}]`, value]);
      if (spoken.has(name)) labels.push(value);
    }
  }
  const stored: [string, string][] = [['cookie', document.cookie]];
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const [key, value] of Object.entries(window[kind])) stored.push([`${kind} ${key}`, String(value)]);
    } catch {
      // A browser that refuses its storage keeps nothing there.
    }
  }
  for (const { name } of await indexedDB.databases()) stored.push(['indexedDB', name ?? '']);
  for (const name of await caches.keys().catch(() => [])) stored.push(['caches', name]);
  const island = document.querySelector<HTMLElement>('[data-island=simulator]');
  const busy = document.querySelector('[data-island] [type=submit]:disabled, [aria-busy=true]');
  const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } };
  return JSON.stringify({
    url: location.href,
    entries: navigation.entries().map(({ url }) => url),
    title: document.title,
    states: [...(window.historyStates ?? []), JSON.stringify(history.state)],
    text: document.body.innerText,
    labels,
    island: island ? island.innerText : null,
    isBusy: busy !== null,
    attributes,
    stored,
  });
}

/** Looks at a page as it stands now. */
export const inspect = async (page: Page): Promise<Inspection> =>
  JSON.parse(await page.evaluate(look)) as Inspection;

/** Everything a person could read off the page: its text, and what stands in its fields. */
export const readableOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
  });
