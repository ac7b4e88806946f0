import { openOverlay } from '#gateways/overlay.ts';
import { isWide, onWidthCrossed } from '#ui/viewport.ts';

/** The link that a plain click leads on by; with a key held down it opens elsewhere. */
const followedLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, links: string) =>
  ctrlKey || metaKey || shiftKey ? null : (target as Element).closest<HTMLAnchorElement>(links);

/** The logo and 'Simulador' press the new-simulation button where there is one; elsewhere they are plain links. */
export function startNewSimulationLinks(): void {
  document.addEventListener('click', (event) => {
    const button = document.querySelector<HTMLElement>('[data-new-simulation]');
    if (!button || !followedLink(event, '[data-new-simulation-link]')) return;
    event.preventDefault();
    button.click();
  });
}

/** A placeholder cannot depend on a media query: wide windows get theirs here, before anything hydrates. */
export function showWidePlaceholders(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-wide-placeholder]')) {
    const { placeholder: narrow } = input;
    const show = (): void => {
      input.placeholder = isWide() ? (input.dataset['widePlaceholder'] ?? narrow) : narrow;
    };
    show();
    onWidthCrossed(show);
  }
}

/**
 * WebKit resets fields without autocompletion when their page comes from the back/forward cache, unless they had it when
 * the page was left; from the next touch on they are without it again.
 */
export function keepFields(): void {
  addEventListener('pagehide', ({ persisted }) => {
    const fields = persisted ? [...document.querySelectorAll('[autocomplete=off]')] : [];
    const complete = (value: string) => fields.forEach((field) => field.setAttribute('autocomplete', value));
    complete('on');
    for (const touch of ['pointerdown', 'focusin'])
      addEventListener(touch, () => complete('off'), { once: true });
  });
}

/** Back closes an open popover instead of leaving the page, and a link in one takes the place of its history entry. */
export function startPopovers(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const leaving = new WeakMap<Element, () => void>();
  const open = ({ target, newState }: ToggleEvent): void => {
    const popover = target as HTMLElement;
    if (!popover.popover || newState !== 'open' || leaving.has(popover)) return;
    const leave = openOverlay(() => popover.hidePopover());
    leaving.set(popover, leave);
  };
  const close = ({ target, newState }: ToggleEvent): void => {
    const popover = target as HTMLElement;
    if (newState === 'open') return;
    leaving.get(popover)?.();
    leaving.delete(popover);
  };
  // Called at once: `toggle` comes later on a busy page, when Back may have left it already.
  document.addEventListener('beforetoggle', open, true);
  document.addEventListener('toggle', close, true);
  // A page that comes back from the back/forward cache must not come back with its menu open.
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  });
  // On the window, so that handlers of the link itself have run.
  addEventListener('click', (event) => {
    const link = followedLink(event, 'a[href]:not([target])');
    const popover = link?.closest<HTMLElement>(':popover-open');
    if (!link || !popover) return;
    leaving.delete(popover);
    popover.hidePopover();
    if (event.defaultPrevented) return;
    event.preventDefault();
    location.replace(link.href);
    // Firefox shows this page again, below the entry that the link has taken, with the state of that entry.
    addEventListener('pageshow', () => history.replaceState(null, ''), { once: true });
  });
}
