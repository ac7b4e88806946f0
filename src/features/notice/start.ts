import { isNoticeOver } from '#features/notice/gateway.ts';
import { keepTabText, tabText } from '#gateways/tab.ts';

/** The text of the notice that the visitor closed, for the tab. */
const KEY = 'simulator-notice-closed';

/** Takes the site's notice away after its last day or where this tab's visitor closed it, and lets it be closed; focus goes on to the content. */
export function start(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  const text = notice?.textContent ?? '';
  if (isNoticeOver(notice?.dataset['notice']) || tabText(KEY) === text) notice?.remove();
  notice?.querySelector('button')?.addEventListener('click', () => {
    keepTabText(KEY, text);
    notice.remove();
    document.querySelector<HTMLElement>('#contenido')?.focus({ preventScroll: true });
  });
}
