/** Keeps the state of the phone menu in step for assistive technology. */
export function startMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('button[popovertarget]');
  const menu = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!menu || !menu.hidePopover) return;
  menu.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  });
  // A page that comes back from the back/forward cache must not come back with its menu open.
  addEventListener('pagehide', () => {
    if (menu.matches(':popover-open')) menu.hidePopover();
  });
}
