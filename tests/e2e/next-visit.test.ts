import { expect, it } from 'vitest';
import { fillStorage } from '../support/data/stored.ts';
import { DESKTOP, nextVisit } from '../support/browser/visit.ts';

it('a page that is taken over has nothing of the visit before', async () => {
  const { page, posts, close } = await nextVisit();
  await fillStorage(page, { local: { kept: 'x' }, session: { kept: 'x' } });
  await page.goto('/');
  await page.route('**/*', (route) => route.abort());
  await page.setViewportSize({ width: 500, height: 500 });
  await page.emulateMedia({ media: 'print' });
  const other = await page.context().newPage();
  await close();
  const next = await nextVisit();
  expect(next.page).toBe(page);
  expect(other.isClosed()).toBe(true);
  await page.goto('/bancos');
  const found = await page.evaluate(async () => {
    await fetch('/leads', { method: 'POST' });
    const isPrinted = matchMedia('print').matches;
    const { navigation } = window as unknown as { navigation: { entries: () => unknown[] } };
    const kept = localStorage.length + sessionStorage.length;
    return { kept, isPrinted, entries: navigation.entries().length, width: innerWidth };
  });
  // The file of the site that a visitor starts from, and the page.
  expect(found).toEqual({ kept: 0, isPrinted: false, entries: 2, width: DESKTOP.viewport.width });
  expect([posts, next.posts]).toEqual([[], ['/leads']]);
  await next.close();
});
