import { fillTemplate } from '#domain/template.ts';
import { content, loanFields, sortLabel, withAnyGaps } from '../../support/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '../../support/visitor/shown.ts';
import { it } from 'vitest';
import { openResults } from '../../support/dom/kept-results.ts';
import { DESKTOP, MOVING } from '../../support/browser/visit.ts';
import {
  AT_ALERCE,
  AT_SIMULAR,
  useOneVisit,
  useVisitors,
  type Visitor,
} from '../../support/data/visitors.ts';

const { forcedMissing } = content.results;
const visitor = useVisitors();

const atResults = (where: Visitor) => visitor({ ...where, step: 'results' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** The smooth scroll to the results has come to its end; before that a click would interrupt it. */
async function atRest(page: Page): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrolled(page);
      return before === last;
    })
    .toBe(true);
}

/** Resolves once the page has moved from frame to frame; runs in the page. */
const scrollsSmoothly = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (before: number, moves: number): void => {
      if (moves === 2) return resolve();
      requestAnimationFrame(() => look(scrollY, scrollY === before ? 0 : moves + 1));
    };
    look(scrollY, 0);
  });

it('the results keep still under a press, also while they scroll', { tags: 'long' }, async () => {
  const { page } = await visitor({ device: { ...DESKTOP, ...MOVING } });
  await openResults(page, '/alerce');
  await atRest(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const next = page.locator('nav button[aria-current=page] + button');
  await next.evaluate((button) => (button as HTMLButtonElement).click());
  await page.evaluate(scrollsSmoothly);
  await page.mouse.down();
  const { pressedAt, later } = await page.evaluate(async () => {
    const frames = (count: number): Promise<void> =>
      new Promise((resolve) => {
        const wait = (left: number) => (left > 0 ? requestAnimationFrame(() => wait(left - 1)) : resolve());
        wait(count);
      });
    // What was on the screen at the press is known to scripts from the next frame on.
    await frames(1);
    const pressedAt = scrollY;
    await frames(30);
    return { pressedAt, later: scrollY };
  });
  expect(later).toBe(pressedAt);
});

const opened = useOneVisit({ ...AT_ALERCE, step: 'results' });

it('the results of a bank’s page are in view, with nothing of the page above them', async () => {
  const { simulator } = opened();
  await expect.poll(async () => (await simulator.resultsTitle.boundingBox())?.y).toBeLessThan(120);
  await expect.poll(async () => (await simulator.resultsTitle.boundingBox())?.y).toBeGreaterThan(50);
});

it('[S2.6-01..06 S2.6-08..11 S9.2-06] the results of a bank’s page have a title, a count, the loan, buttons above and below, sorts, cards, pages and the advert', async () => {
  const { page } = opened();
  await expect(page.getByText(withAnyGaps(content.results.count.other))).toBeVisible();
  await expect(page.getByRole('region', { name: content.results.loan.title })).toContainText(
    /\$\s5\.000\.000/,
  );
  await expect(page.getByRole('article')).toHaveCount(content.results.pageSize);
  for (const name of [content.results.buttons.newSimulation, content.results.buttons.edit])
    await expect(button(page, name)).toHaveCount(2);
  await expect(page.getByRole('group', { name: content.results.sortLabel }).getByRole('radio')).toHaveCount(
    3,
  );
  await expect(page.getByRole('radio', { name: sortLabel('cft'), exact: true })).toBeChecked();
  await expect(page.getByRole('navigation', { name: content.results.pagination.label })).toBeVisible();
  await expect(page.getByText(content.results.promo.title)).toHaveCount(
    Math.ceil(content.results.pageSize / content.results.promo.every),
  );
});

it('[S2.3-04 S2.7-25 S2.7-30] the results of a bank’s page replace the form and the reasons to choose the bank', async () => {
  const { page } = opened();
  await expect(
    page.getByText(fillTemplate(content.site.lenderPage.whyTitle, { bank: 'Banco Alerce' })),
  ).toBeHidden();
  await expect(
    page.getByText(fillTemplate(content.site.lenderPage.simulatorTitle, { bank: 'Banco Alerce' })),
  ).toBeHidden();
  await expect(page.locator('#net-salary, #dni')).toHaveCount(0);
});

it('[S9.1-24] the results of a bank’s page write every percentage with two decimals', async () => {
  const { page } = opened();
  await expect(page.getByRole('article')).toHaveCount(content.results.pageSize);
  const text = (await page.getByRole('article').allTextContents()).join('\n');
  const percentages = text.match(/\d[\d.,]*\s%/g) ?? [];
  expect(percentages.length).toBeGreaterThanOrEqual(2 * content.results.pageSize);
  // Thresholds of the income's share are whole numbers, as people say them.
  const whole = percentages.filter((percentage) => !/,\d{2}\s%$/.test(percentage));
  expect(whole.filter((percentage) => !/^(?:30|40)\s%$/.test(percentage))).toEqual([]);
});

it('[S2.7-33..34 S4.1-21..22] the results of a bank’s page are cleared by editing, which gives the form back, and by a new simulation, at the top', async () => {
  const { page, simulator } = await visitor({ ...AT_ALERCE, step: 'results' });
  await button(page, content.results.buttons.edit).first().click();
  await expect(simulator.resultsTitle).toHaveCount(0);
  await expect(simulator.field(loanFields.province.label)).toHaveValue('caba');
  await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('3.000.000');
  await simulator.submitLoan();
  await simulator.submitPersonal();
  await button(page, content.results.buttons.newSimulation).last().click();
  await expect(simulator.resultsTitle).toHaveCount(0);
  await expect(
    page.getByText(fillTemplate(content.site.lenderPage.whyTitle, { bank: 'Banco Alerce' })),
  ).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

it('[S2.3-05 S2.6-12] the results of /simular begin at the top of the page with the cheapest offer', async () => {
  const { page } = await atResults(AT_SIMULAR);
  expect(await scrolled(page)).toBe(0);
  // The cheapest price that asks for nothing more; a cheaper one with a condition may stand before it.
  await expect(page.getByText(content.results.sorts[0]!.badge, { exact: true })).toHaveCount(1);
  await expect(page.getByText(content.results.recommended)).toHaveCount(0);
});

it('[S8-07..09] the results without the page’s bank say so in words and in an orange notice', async () => {
  const { page } = await atResults({ stored: 'quebracho', at: '/quebracho' });
  const count = Number(/(\d+):/.exec((await page.locator('article h3').first().textContent()) ?? '')?.[1]);
  await expect(
    page.getByText(fillTemplate(forcedMissing.message.other, { bank: 'Quebracho', n: count })),
  ).toBeVisible();
  const notice = page
    .getByRole('heading', { name: fillTemplate(forcedMissing.title, { bank: 'Quebracho' }) })
    .locator('..');
  await expect(notice).toContainText(forcedMissing.text);
  const [red = 0, green = 0, blue = 0] = await notice.evaluate(
    (element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
  );
  expect([red > green, green > blue, red - blue > 20]).toEqual([true, true, true]);
  await expect(page.getByText(content.results.recommended)).toHaveCount(0);
  await expect(page.getByText(content.results.sorts[0]!.badge, { exact: true })).toHaveCount(1);
});
