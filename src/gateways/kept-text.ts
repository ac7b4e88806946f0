/** State of a control: its name, its value, and whether it is ticked. */
type Kept = [name: string, value: string, isTicked: boolean];

const controls = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[data-island] :is(input, select, textarea)'),
];

/** Milliseconds after which a reload waits no longer for scripts to be asked for again. */
const PATIENCE = 3000;

/**
 * Asks again for the scripts that were fetched ahead: WebKit gives the failure of one also to the page that a reload
 * brings, until it is asked for past what it keeps.
 */
const askAgain = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) =>
        fetch(href, { cache: 'no-cache' }),
      ),
    ),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);

/** Whether there is a connection; what is said where there is none is shown, or hidden. */
export function isOnline(): boolean {
  for (const said of document.querySelectorAll<HTMLElement>('[data-offline]')) said.hidden = navigator.onLine;
  return navigator.onLine;
}

/** Loads the page anew and takes along what stands in its forms, within the entry of the history alone. */
export function reloadKeepingText(): void {
  // The browser's own page would take this one's place.
  if (!isOnline()) return;
  const kept = controls().map<Kept>(({ name, value, checked }) => [name, value, checked]);
  history.replaceState(kept, '');
  void askAgain().then(() => location.reload());
}

/** Puts what a reload took along back into the controls, before any island wakes. */
export function putBackText(): void {
  const kept: unknown = history.state;
  if (!Array.isArray(kept)) return;
  history.replaceState(null, '');
  for (const [at, control] of controls().entries()) {
    const [name, value, isTicked] = (kept as Kept[])[at] ?? [];
    if (name !== control.name) continue;
    control.value = value ?? '';
    control.checked = isTicked ?? false;
  }
}
