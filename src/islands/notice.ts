import { isNoticeClosed, isNoticeOver, keepNoticeClosed } from '#gateways/notice.ts';

/** Takes the site's notice away after its last day or where this tab's visitor closed it, and lets it be closed; focus goes on to the content. */
export function startNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  const text = notice?.textContent ?? '';
  if (isNoticeOver(notice?.dataset['notice']) || isNoticeClosed(text)) notice?.remove();
  notice?.querySelector('button')?.addEventListener('click', () => {
    keepNoticeClosed(text);
    notice.remove();
    document.querySelector<HTMLElement>('#contenido')?.focus({ preventScroll: true });
  });
}
