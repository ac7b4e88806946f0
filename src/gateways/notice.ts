import { NOTICE_KEY } from '#domain/draft.ts';

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
    // Nothing depends on it.
  }
}
