import { hasDraft } from '#gateways/has-draft.ts';
import { isOnline, reloadKeepingText } from '#gateways/kept-text.ts';

type Mount = (root: HTMLElement, props: never, onFailure: () => void) => Promise<void>;
type Loader = () => Promise<{ mount: Mount }>;

const WAKING = ['pointerdown', 'keydown', 'focusin', 'input', 'change'] as const;

/**
 * Brings islands to life when the visitor first touches them, so that reading costs nothing. What is typed,
 * chosen or submitted before that stays in the native controls and is taken over. An island wakes by itself
 * when it has something to restore: a stored draft, a step in the address, a shared simulation.
 */
export function wakeIslands(loaders: Record<string, Loader>): void {
  // A second shared link over the first changes nothing but the fragment: the page is loaded for it.
  addEventListener('hashchange', () => location.hash.startsWith('#s=') && location.reload());
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = loaders[root.dataset['island'] ?? ''];
    if (load) prepare(root, load);
  }
}

function prepare(root: HTMLElement, load: Loader): void {
  const props = JSON.parse(root.nextElementSibling?.textContent ?? '{}') as never;
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
    root.dataset['awake'] = '';
    showFailure(root, submitted);
  };
  let submitted = submittedBefore(root);
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    submitted = event.target as HTMLFormElement;
    if (hasFailed) fail();
  };
  const wake = () => {
    for (const type of WAKING) root.removeEventListener(type, wake);
    const ready = () => {
      root.removeEventListener('submit', hold);
      root.dataset['awake'] = '';
      performance.mark('island-ready');
      submitted?.requestSubmit();
    };
    load()
      .then(yieldToMain)
      .then(({ mount }) => mount(root, props, fail))
      .then(ready, fail);
  };
  root.addEventListener('submit', hold);
  for (const type of WAKING) root.addEventListener(type, wake);
  const { restores, wakesOn } = root.dataset;
  const address = new URLSearchParams(`${location.search}&${location.hash.slice(1)}`);
  const isCalled = !!wakesOn?.split(' ').some((name) => address.has(name));
  const hasSomethingToRestore = restores !== undefined && hasDraft(restores);
  if (submitted || isCalled || hasSomethingToRestore) wake();
  // Most visitors of a form that is stored fill it in; other islands load only when they are touched.
  else if (restores) onIdle(() => preload(root));
}

/** The form that was submitted before this script came: only a submission makes the untouched box of `EarlyPress` match `:user-valid`. */
const submittedBefore = (root: HTMLElement): HTMLFormElement | null =>
  CSS.supports('selector(:user-valid)')
    ? (root.querySelector<HTMLInputElement>('[data-press]:user-valid')?.form ?? null)
    : null;

/** Passes its value on in a task of its own: scripts have just run, and hydrating at once would make one long task. */
const yieldToMain = <Value>(value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value)));

const onIdle = (work: () => void): void => {
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
};

/** Fetches an island's scripts without running them, so that the first touch finds them in the cache. */
function preload({ dataset }: HTMLElement): void {
  for (const href of dataset['scripts']?.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * After a deploy the page's scripts may be gone. To reload is the visitor's choice, and keeps what was typed. A press is
 * answered where it was made: at the button of the form that was submitted, with the focus on the way out.
 */
function showFailure(root: HTMLElement, submitted: HTMLFormElement | null): void {
  const failure = root.parentElement?.querySelector<HTMLElement>(
    `[data-island-failure=${root.dataset['island']}]`,
  );
  if (!failure) return;
  failure.hidden = false;
  isOnline();
  const reload = failure.querySelector('button');
  reload?.addEventListener('click', reloadKeepingText);
  if (!submitted?.isConnected) return;
  submitted.querySelector('[type=submit]')?.before(failure);
  failure.scrollIntoView({ block: 'center' });
  reload?.focus({ preventScroll: true });
}
