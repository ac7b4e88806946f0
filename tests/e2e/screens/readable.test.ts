import { it } from 'vitest';
import { expect } from '../../support/visitor/shown.ts';
import { DARK_BACKGROUNDS, lightBackgrounds, PAPER } from '#site/brand.ts';
import { DESKTOP } from '../../support/browser/visit.ts';
import { useVisitors } from '../../support/data/visitors.ts';

const visitor = useVisitors({ fresh: true });

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
