import { NOTICE_KEY } from '#domain/draft.ts';

/**
 * Whether the last day of the notice, of Buenos Aires, is over; a notice without one stays. The day is worked out here, as
 * `dayInBuenosAires` does: every page has this script, and none of the other's is in it.
 */
export const isNoticeOver = (until = ''): boolean =>
  until !== '' && until < new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);

/** Whether this tab's visitor closed the notice that says `text`. Small: every page has it. */
export function isNoticeClosed(text: string): boolean {
  try {
    return sessionStorage.getItem(NOTICE_KEY) === text;
  } catch {
    return false;
  }
}

/** Keeps for this tab that the notice was closed; where the browser refuses, it is back on the next page. */
export function keepNoticeClosed(text: string): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, text);
  } catch {
    // Without storage the notice comes back on the next page, and nothing else fails.
  }
}
