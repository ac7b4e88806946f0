import { layOver } from '#gateways/overlay.ts';

/** Back closes an open popover instead of leaving the page, and a link in one takes the place of its history entry. */
export function startPopovers(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const leaving = new WeakMap<Element, () => void>();
  const open = ({ target, newState }: ToggleEvent): void => {
    const popover = target as HTMLElement;
    if (!popover.popover || newState !== 'open' || leaving.has(popover)) return;
    leaving.set(
      popover,
      layOver(() => popover.hidePopover()),
    );
  };
  const close = ({ target, newState }: ToggleEvent): void => {
    const popover = target as HTMLElement;
    if (newState === 'open') return;
    leaving.get(popover)?.();
    leaving.delete(popover);
  };
  // Told at once: `toggle` comes later on a busy page, when Back may have left it already.
  document.addEventListener('beforetoggle', open, true);
  document.addEventListener('toggle', close, true);
  // A page that comes back from the back/forward cache must not come back with its menu open.
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  });
  // On the window, so that handlers of the link itself have run.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');
    const popover = link?.closest<HTMLElement>(':popover-open');
    if (!link || !popover || event.ctrlKey || event.metaKey || event.shiftKey) return;
    leaving.delete(popover);
    popover.hidePopover();
    if (event.defaultPrevented) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
