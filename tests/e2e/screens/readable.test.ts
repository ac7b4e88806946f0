import type { Page } from 'playwright';
import { it } from 'vitest';
import { contrast } from '#domain/contrast.ts';
import { expect } from '../../support/visitor/shown.ts';
import { DARK_BACKGROUNDS, lightBackgrounds, PAPER } from '#site/brand.ts';
import { lenderPath } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';
import { DESKTOP } from '../../support/browser/visit.ts';
import { useVisitors } from '../../support/data/visitors.ts';

const visitor = useVisitors({ fresh: true });

const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;

/** Contrast of the main button's words while it is busy, its transparency taken into account. */
async function busyContrast(page: Page): Promise<number> {
  const { color, background, opacity } = await page
    .locator('form button[type=submit]')
    .evaluate((element) => {
      (element as HTMLButtonElement).disabled = true;
      for (const animation of element.getAnimations()) animation.finish();
      const style = getComputedStyle(element);
      return { color: style.color, background: style.backgroundColor, opacity: style.opacity };
    });
  return opacity === '1' ? contrast(hex(color), hex(background)) : 0;
}

const paths = content.lenders.filter(({ page }) => page).map(({ id }) => lenderPath(id));

it.each(['light', 'dark'] as const)(
  'the busy button reads at 4.5:1 on every lender’s page, %s',
  async (colorScheme) => {
    const { page } = await visitor({ device: { ...DESKTOP, colorScheme } });
    const faint: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const ratio = await busyContrast(page);
      if (ratio < 4.5) faint.push(`${path}: ${ratio.toFixed(2)}`);
    }
    expect(paths.length).toBeGreaterThan(5);
    expect(faint).toEqual([]);
  },
);

it.each(['light', 'dark'] as const)(
  'the backgrounds that colours are compared with are those of the page, %s',
  async (colorScheme) => {
    const { page } = await visitor({ device: { ...DESKTOP, colorScheme }, at: '/bancos' });
    const names = { light: ['--paper', '--tint'], dark: ['--surface', '--tint'] }[colorScheme];
    const shown = await page.evaluate((asked) => {
      const style = getComputedStyle(document.documentElement);
      return asked.map((name) => style.getPropertyValue(name).trim().toUpperCase());
    }, names);
    const compared = { light: [PAPER, lightBackgrounds('#000000')[1]], dark: DARK_BACKGROUNDS }[colorScheme];
    expect(shown).toEqual(compared);
  },
);

it('filters that leave nothing change the heading of the results', async () => {
  const { page, simulator } = await visitor();
  await simulator.simulate('/simular');
  await page.getByRole('button', { name: content.results.filters.title }).click();
  await page.locator('[name=maxInstalment]').fill('1');
  await page.keyboard.press('Escape');
  await expect(page.locator('article')).toHaveCount(0);
  const { none, noneTitle, clear } = content.results.filters;
  await expect(page.getByRole('heading', { level: 2, name: noneTitle })).toBeVisible();
  // What the closed filters said of it is taken away a moment later.
  await expect(page.locator('main p', { hasText: none }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: clear }).last().click();
  await expect(simulator.resultsTitle).toBeVisible();
});
