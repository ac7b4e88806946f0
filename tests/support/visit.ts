import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { inject } from 'vitest';
import { sharedBrowser } from './browsers.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

export type Visit = {
  page: Page;
  /** What went wrong in the page: uncaught errors, console errors, blocked resources. Tests expect it empty. */
  problems: string[];
  /** Everything the page wrote to the console. */
  console: string[];
  close: () => Promise<void>;
};

/** A fresh visitor: a context of their own, so no storage, cookies or cache of another test. */
export async function newVisit(options: BrowserContextOptions = DESKTOP, browser?: Browser): Promise<Visit> {
  const settings = { locale: 'es-AR', baseURL: inject('site'), ...options };
  const context = await (browser ?? (await sharedBrowser())).newContext(settings);
  const page = await context.newPage();
  const problems: string[] = [];
  const lines: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    lines.push(message.text());
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return { page, problems, console: lines, close: () => context.close() };
}
