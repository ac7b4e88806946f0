import { content, loanFields } from '../../support/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '../../support/visitor/shown.ts';
import { it } from 'vitest';
import { LARGE_TEXT, setTextSize } from '../../support/browser/text-size.ts';
import { PHONE } from '../../support/browser/visit.ts';
import { openResults } from '../../support/dom/kept-results.ts';
import { AT_ALERCE, useVisitors } from '../../support/data/visitors.ts';
import { itFirst } from '../../support/run/first-row.ts';

const visitor = useVisitors();

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);
/** What a screen reader is told of a button: whether what it opens is open. */
async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const reader = await page.context().newCDPSession(page);
  const { nodes } = await reader.send('Accessibility.getFullAXTree');
  await reader.detach();
  const button = nodes.find(({ role, name: said }) => role?.value === 'button' && said?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value as
    | boolean
    | undefined;
}

const followLogo = (page: Page) =>
  page.locator('header').getByRole('link', { name: content.site.name, exact: true }).click();

it('[S2.1-04 S2.1-15] the header stays at the top while the page scrolls by, and its logo leads to the top of the start', async () => {
  const { page } = await visitor({ at: '/informacion' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  const box = await page.locator('body > header').boundingBox();
  expect(box?.y).toBe(0);
  await followLogo(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

it('[S2.1-13] the logo of the header starts a new simulation where there are results', async () => {
  const { page, simulator } = await visitor({ ...AT_ALERCE, step: 'results' });
  await followLogo(page);
  await expect(simulator.resultsTitle).toBeHidden();
  await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('3.000.000');
  await expect(page).toHaveURL(/\/alerce$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

it.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
])('[S2.1-06] the header opens and closes its menu on a phone, and says which, %s', async (_, scripts) => {
  const { page } = await visitor({ device: { ...PHONE, ...scripts }, at: '/bancos' });
  const expanded = () => isExpanded(page, content.site.header.menuOpen);
  const entry = page.locator('header nav').getByText('⟦contacto⟧');
  const button = page.locator('header button');
  await expect(entry).toBeHidden();
  await button.click();
  await expect(entry).toBeVisible();
  await expect.poll(expanded).toBe(true);
  await button.click();
  await expect(entry).toBeHidden();
  await expect.poll(expanded).toBe(false);
});

itFirst(
  [320],
  [360],
  [768],
  [1024],
  [1600],
)('what stays in sight in large text is covered by nothing, %i px wide', async (width) => {
  const { page } = await visitor({ device: { viewport: { width, height: 800 } } });
  await openResults(page, '/alerce');
  await setTextSize(page, LARGE_TEXT);
  const sort = page.locator('label', { has: page.locator('input[name=sort]:checked') });
  await expect(sort).toBeVisible();
  const reached = () =>
    sort.evaluate((label) => {
      // What stands above it is out of sight.
      const above = label.closest('fieldset')?.parentElement?.previousElementSibling;
      scrollBy({ top: above?.getBoundingClientRect().bottom ?? 0, behavior: 'instant' });
      const { left, width: wide, top } = label.getBoundingClientRect();
      return label.contains(document.elementFromPoint(left + wide / 2, Math.max(0, top) + 4));
    });
  await expect.poll(reached).toBe(true);
});

it('movement is only in rules for visitors who have nothing against it', async () => {
  const { page } = await visitor({ at: '/' });
  const moving = await page.evaluate(() => {
    const stylesIn = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule, ...stylesIn(rule.cssRules)];
        const isAsked = rule instanceof CSSMediaRule && rule.conditionText.includes('no-preference');
        return rule instanceof CSSGroupingRule && !isAsked ? stylesIn(rule.cssRules) : [];
      });
    const rules = [...document.styleSheets].flatMap((sheet) => stylesIn(sheet.cssRules));
    if (rules.length < 100) throw new Error('The styles were not found.');
    const moves = ({ style }: CSSStyleRule) => style.transition || style.animation || style.scrollBehavior;
    return rules.filter(moves).map(({ cssText }) => cssText);
  });
  expect(moving).toEqual([]);
});
