import type { Page, Request } from 'playwright';
import { describe, it } from 'vitest';
import { firstInstalment } from '#domain/amortisation.ts';
import { monthlyFromNominal } from '#domain/rates.ts';
import { unit } from '#domain/units.ts';
import { expect } from '../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { itFirst } from '../support/run/first-row.ts';

const { kit } = content;
const tools = content.panels.detail.kit;

/** Typed by nobody else, so that they can be looked for everywhere. */
const TYPED = { balance: '1357913', instalment: '224466', left: '17', fee: '3,37', cft: '58,08', term: '13' };
const TELLING = ['1357913', '224466', '3,37', '3.37', '58,08', '58.08'];

const visitor = useVisitors({ device: PHONE });

/** A visitor all of whose requests, addresses and console lines are kept. */
async function watched() {
  const visit = await visitor({ fresh: true });
  const requests: Request[] = [];
  visit.page.on('request', (request) => requests.push(request));
  const said = async () => [
    ...requests.map((request) => `${request.url()} ${request.postData() ?? ''}`),
    ...visit.console,
    visit.page.url(),
    ...(await visit.page.evaluate(() => [localStorage, sessionStorage].map((area) => JSON.stringify(area)))),
  ];
  return { ...visit, said };
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function fillDebt(page: Page): Promise<void> {
  const { cft, term, ...debt } = TYPED;
  for (const [name, figure] of Object.entries(debt)) await field(page, `${name}-0`).fill(figure);
  if (await field(page, 'cft').isVisible()) await field(page, 'cft').fill(cft);
  await page.locator('form [name=term]').last().fill(term);
  await page.getByRole('button', { name: kit.debtSwap.submit }).click();
  await expect(page.getByRole('button', { name: kit.debtSwap.chart.show })).toBeVisible();
}

const openDetail = (page: Page) => page.locator('article button[aria-expanded=false]').first().click();

describe('what is typed about a debt', () => {
  const stays = async ({ said }: Awaited<ReturnType<typeof watched>>) => {
    const text = (await said()).map((line) => line.replaceAll(/(?<=\d)\.(?=\d{3})/g, '')).join('\n');
    expect(TELLING.filter((figure) => text.includes(figure))).toEqual([]);
  };

  it('what is typed about a debt stays in its page', async () => {
    const visited = await watched();
    await visited.page.goto(ROUTES.debtSwap);
    await fillDebt(visited.page);
    await stays(visited);
    expect(visited.posts).toEqual([]);
    expect(await visited.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

it("an opened offer leads to the page about debts, with the offer's figures filled in", async () => {
  const { page } = await visitor();
  await openResults(page, ROUTES.simulation);
  await openDetail(page);
  await page.getByRole('link', { name: tools.debtSwap }).click();
  await expect(field(page, 'cft')).toHaveValue(/^\d+,\d+$/);
  await expect(field(page, 'term')).toHaveValue(String(content.simulator.defaults.term));
});

describe('the sheet for the bank', () => {
  const LONGEST = 'W'.repeat(20);
  const offerOver = (term: number, amount: number) => {
    const cost = monthlyFromNominal(unit(120));
    const first = firstInstalment({
      amount: unit(amount),
      term: unit(term),
      interest: unit(cost / 1.21),
      cost,
    });
    return {
      Banco: `${LONGEST} `.repeat(8).trim().slice(0, 160),
      primera_cuota_ars: first,
      cft_nominal_anual: 120,
      relacion_cuota_ingreso_pct: 23.45,
      plazo_max_meses: 120,
      producto: `${LONGEST} `.repeat(6).trim().slice(0, 120),
      condicion: 'otra',
      declarado: '2026-06-01',
    };
  };
  const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

  itFirst(['ten years and the longest names', 120], ['a year', 12])(
    'the sheet for the bank is one A4 page: %s',
    async (_, term) => {
      const { page, simulator } = await visitor();
      await page.route('**/simular_personal', (route) =>
        route.fulfill({ json: { offers: [offerOver(term, 5_000_000)] } }),
      );
      await simulator.simulate(ROUTES.simulation, { term: String(term) });
      await openDetail(page);
      await page.getByRole('button', { name: tools.sheet }).click();
      const sheet = page.getByRole('main', { name: kit.sheet.name });
      await expect(sheet).toBeVisible();
      await expect(page.locator('body > main:visible')).toHaveCount(1);
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
      });
      expect(pagesOf(pdf)).toBe(1);
      const text = await sheet.innerText();
      // Nothing of who asks: neither the salary nor what part of it an instalment takes.
      expect(text).not.toMatch(/3\.000\.000|23,45/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: tools.sheet })).toBeFocused();
    },
  );
});
