import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeHost } from '../support/server/code-host/code-host.ts';
import { faultsOf } from '../support/browser/editor-faults.ts';
import { type EditorScreen, openAtHost } from '../support/browser/editor-host.ts';
import { TOKENS } from '../support/browser/editor-host-screens.ts';
import { EDITOR_SCREENS } from '../support/browser/editor-screens.ts';
import { keyboardFaults } from '../support/browser/keyboard-faults.ts';
import { builtEditor, LENDERS } from '../support/browser/editor-visit.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const built = builtEditor();
// Some screens are those of a call that fails, which the browser writes to its console.
const visitor = useVisitors({ fresh: true, allows: /Failed to load resource/ });
const WIDE = { width: 1440, height: 900 };
const FOLDER = process.env['PICTURES'];
const VISITS = {
  from: '2026-10-01',
  until: '2026-10-30',
  pages: [
    { page: `/${LENDERS.first.id}`, seen: 1204, form: 900, personal: 400, results: 373, continued: null },
  ],
};

let host: ReturnType<typeof codeHost>;
beforeEach(async () => {
  host = codeHost({}, TOKENS);
  await host.start();
  return () => host.stop();
});
afterEach(() => expect(host.invalid).toEqual([]));

/** Controls that browsers write in their own language. */
const FOREIGN = 'input:is([type=date], [type=time], [type=month], [type=file]:not(.unseen))';

/** Brings a new page to a screen. */
async function openedAt({ place, change, token, act }: EditorScreen): Promise<Page> {
  const { page } = await visitor();
  await page.setViewportSize(WIDE);
  if (token) await page.addInitScript((kept) => sessionStorage.setItem('editor-token', kept), token);
  await page.route('**/datos/uso.json', (route) => route.fulfill({ json: VISITS }));
  const version = () => ({ commit: host.refs.get('main') ?? '', day: '2026-11-25' });
  await openAtHost(page, host, { folder: built.folder, address: built.address(), place, version }, change);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await act?.({ page, host });
  await page.locator('header > [role=status]', { hasNotText: 'Revisando' }).waitFor();
  return page;
}

/** Gives the window another width; a map that is folded there is opened where a screen is about it. */
async function resize(page: Page, { isOnMap }: EditorScreen, viewport: typeof WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  const fold = page.getByRole('button', { name: 'Mapa del sitio', expanded: false });
  if (isOnMap && (await fold.isVisible())) await fold.click();
}

/** Leaves a picture of the window in the folder that `$PICTURES` names. */
async function photograph(page: Page, { name, at }: EditorScreen, look: string): Promise<void> {
  if (FOLDER === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await at?.(page)
    .first()
    .evaluate((part) => part.scrollIntoView({ block: part.clientHeight > 500 ? 'start' : 'center' }));
  const file = `${name.replaceAll(/\W+/g, '-')}.${look}.png`;
  await page.screenshot({ path: join(FOLDER, file) });
}

describe('every screen of the editor', () => {
  test.each(EDITOR_SCREENS)(
    '$name: axe, keyboard and both widths, in the light and in the dark',
    async (screen) => {
      const page = await openedAt(screen);
      expect(await page.locator(FOREIGN).count()).toBe(0);
      for (const viewport of [WIDE, PHONE.viewport]) {
        const size = viewport.width;
        await resize(page, screen, viewport);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await photograph(page, screen, `${size}.${colorScheme}`);
          expect(await faultsOf(page), `${size} ${colorScheme}`).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size);
        expect(await keyboardFaults(page), `${size}`).toEqual([]);
      }
    },
  );
});
