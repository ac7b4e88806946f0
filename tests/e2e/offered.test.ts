import Libsql from 'libsql';
import type { Page } from 'playwright';
import { describe, expect as expectValue, inject, it } from 'vitest';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { OFFERED_FILE, OFFERED_PATH, type OfferedRange } from '#domain/offered-loan.ts';
import { expect } from '#scripts/preview/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { PHONE } from '../support/browser/visit.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors({ device: PHONE });
const { offered: texts, simulator, catalogue, lenders } = content;
const [{ entity: ENTITY = '' } = {}] = catalogue.products;

/** What the store has, of the instalment that a test chose for itself. */
function keptWith(instalment: number): Record<string, unknown>[] {
  const db = new Libsql(inject('leadsFile'), { readonly: true });
  const rows = db.prepare('select * from offered_loans where instalment = ?').all(instalment);
  db.close();
  return rows as Record<string, unknown>[];
}

/** The list is fetched when somebody comes to it. */
async function choose(page: Page, entity: string): Promise<void> {
  await page.locator('[name=entity]').focus();
  await page.locator('[name=entity]').selectOption(entity);
}

async function tell(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: texts.form.submit }).click();
}

/** Ten people of this quarter told what they were offered. */
const rangeOf = (entity: string): OfferedRange => ({
  clave: matchKey(entity),
  entidad: entity,
  trimestre: '2026-T4',
  personas: 14,
  desde: 141,
  hasta: 168,
  tope: 171.78,
});
const publish = (page: Page, entity: string): Promise<unknown> =>
  page.route(`**${OFFERED_FILE}`, (route) =>
    route.fulfill({ json: { firma: 'ff', ofertas: [rangeOf(entity)] } }),
  );
/** The words of the range, without what the texts put around them. */
const TOLD = /171,78.*14.*141.*168/;

describe('what somebody was offered', () => {
  it('what somebody was offered is worked out on the device, shared once the visitor wants it, and withdrawn with one press', async () => {
    const { page, posts } = await visitor({
      at: `${ROUTES.offered}#entidad=${matchKey(ENTITY)}&received=1000000&count=12`,
    });
    await expect(page.locator('[name=entity]')).toHaveValue(ENTITY);
    await expect(page.locator('[name=received]')).toHaveValue('1000000');
    await tell(page, { instalment: '123.977' });
    await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
    await expect(page.locator('main')).toContainText(/118,05/);
    await page.locator('[name=employment]').selectOption(simulator.employment[0]?.code ?? '');
    await page.locator('[name=province]').selectOption(simulator.provinces[0]?.code ?? '');
    expectValue(posts.filter((path) => path !== `${OFFERED_PATH}/ficha`)).toEqual([]);
    await page.getByRole('button', { name: texts.share.submit, exact: true }).click();
    await expect(page.getByText(texts.share.done)).toBeVisible();
    expectValue(posts).toEqual([`${OFFERED_PATH}/ficha`, OFFERED_PATH]);
    expectValue(keptWith(124_000)).toMatchObject([
      { entity: matchKey(ENTITY), received: 1_000_000, count: 12, amount: 1_000_000, term: 7, refusal: null },
    ]);
    await page.getByRole('button', { name: texts.share.withdraw, exact: true }).click();
    await expect(page.getByText(texts.share.withdrawn)).toBeVisible();
    expectValue(keptWith(124_000)).toEqual([]);
  });

  it('what somebody was offered is withdrawn later with what else this browser sent', async () => {
    const { page } = await visitor({ at: `${ROUTES.offered}#entidad=${matchKey(ENTITY)}` });
    await expect(page.locator('[name=entity]')).toHaveValue(ENTITY);
    await tell(page, { received: '1000000', count: '12', instalment: '125.000' });
    await page.locator('[name=employment]').selectOption(simulator.employment[0]?.code ?? '');
    await page.locator('[name=province]').selectOption(simulator.provinces[0]?.code ?? '');
    await page.getByRole('button', { name: texts.share.submit, exact: true }).click();
    await expect(page.getByText(texts.share.done)).toBeVisible();
    expectValue(keptWith(125_000)).toHaveLength(1);
    await page.goto('/privacidad');
    const { eraseSent, erasedSent, erase } = content.site.privacy;
    await page.getByRole('button', { name: erase, exact: true }).focus();
    await page.getByRole('button', { name: eraseSent, exact: true }).click();
    await expect(page.getByText(erasedSent)).toBeVisible();
    expectValue(keptWith(125_000)).toEqual([]);
  });

  it('the form says at the field what is missing or cannot be; a refusal asks for no figures', async () => {
    const { page } = await visitor({ at: ROUTES.offered });
    await choose(page, ENTITY);
    await tell(page, { received: '1000000', count: '12', instalment: '1000' });
    await expect(page.locator('[name=instalment]')).toBeFocused();
    await expect(page.getByText(texts.errors.impossible)).toBeVisible();
    await page.locator('[value=refused]').check();
    await choose(page, '');
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.locator('[name=entity]')).toBeFocused();
    await choose(page, ENTITY);
    await page.locator('[name=why]').selectOption('ingreso');
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByText(texts.answer.refused)).toBeVisible();
    await page.getByRole('button', { name: texts.share.submit, exact: true }).click();
    await expect(page.getByText(texts.share.missing)).toBeVisible();
  });
});

describe('what ten people told', () => {
  it('what ten people told stands on the opened offer beside the ceiling, with the way to tell', async () => {
    const { page } = await visitor();
    await openResults(page, '/alerce');
    const card = page.getByRole('article').first();
    const opened = page.waitForRequest(`**${OFFERED_FILE}`);
    await card.getByRole('button', { expanded: false }).first().click();
    await opened;
    const link = card.getByRole('link', { name: texts.published.tell.label });
    await expect(link).toHaveAttribute('href', /^\/lo-que-me-ofrecieron#entidad=.+&received=\d+&count=\d+$/);
  });

  it('what ten people told stands on the lender’s page once it is asked for, and nothing is fetched before', async () => {
    const lender = lenders.find((one) => matchKeysOf(one).includes(matchKey(ENTITY)));
    const { page } = await visitor({ at: '/privacidad' });
    await publish(page, ENTITY);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/${lender?.id}`);
    expectValue(asked).not.toContain(OFFERED_FILE);
    await page.getByText(texts.published.ask).click();
    await expect(page.getByText(TOLD)).toBeVisible();
  });
});
