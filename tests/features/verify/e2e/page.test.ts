import { expect as expectValue, it } from 'vitest';
import { expect } from '../../../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { PHONE } from '../../../support/browser/visit.ts';
import { useVisitors } from '../../../support/data/visitors.ts';

const { verify: texts, entities } = content;
const { answer, questions, form } = texts;
const [{ name: listed = '', shown = '' } = {}] = entities.entities;

const visitor = useVisitors({ device: PHONE });

it('the page about entities answers a name of its lists, one that is near, one that nobody has and the central bank', async () => {
  const { page } = await visitor({ at: ROUTES.verify });
  const [name, search] = [page.locator('[name=entity]'), page.getByRole('button', { name: form.submit })];
  for (const [text, message] of [
    ['', form.empty],
    ['palabra '.repeat(13), form.onlyName],
  ] as const) {
    await name.fill(text);
    await search.click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(name).toBeFocused();
  }
  for (const [text, verdict, tone] of [
    [listed, shown, 'info'],
    [`${listed} YA`, answer.near.split('{')[0] || `${listed} YA`, 'warn'],
    ['Zzyx Wqvv', 'Zzyx Wqvv', 'warn'],
    ...texts.centralBank.names.map((one) => [one, answer.centralBank, 'bad'] as const),
  ] as const) {
    await name.fill(text);
    await search.click();
    await expect(page.locator('h2:focus')).toContainText(verdict);
    await expect(page.locator(`[data-tone=${tone}]`)).toBeVisible();
    await expect(page.getByText(answer.always)).toHaveCount(tone === 'bad' ? 0 : 1);
  }
});

it('the page about entities takes each of its questions for an alarm, whoever the name is, and takes the answer away with a change', async () => {
  const { page } = await visitor({ at: ROUTES.verify });
  await page.locator('[name=entity]').fill(listed);
  for (const { question, alarm } of questions) {
    const box = page.getByLabel(question, { exact: true });
    await box.check();
    await expect(page.locator('[data-tone]')).toHaveCount(0);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.locator('h2:focus')).toContainText(answer.alarm);
    await expect(page.locator('[data-tone=bad]')).toContainText(alarm);
    await expect(page.getByRole('link', { name: answer.help })).toBeVisible();
    await box.uncheck();
  }
});

it('the page about entities says so when the lists do not come, and searches when it is asked again', async () => {
  const { page } = await visitor({ at: ROUTES.verify, fresh: true, allows: /ERR_FAILED|Failed to load/ });
  await page.route('**/entities-*.json', (route) => route.abort());
  await page.locator('[name=entity]').fill(listed);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(form.failed)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.locator('h2:focus')).toContainText(shown);
});

it('the page about entities fetches its list when something is searched, and not before', async () => {
  const { page } = await visitor({ fresh: true });
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/entities-[^/]*\.json/.test(request.url())) lists.push(request.url());
  });
  await page.goto(ROUTES.verify);
  await page.locator('[name=entity]').fill('Banco');
  expectValue(lists).toEqual([]);
  await page.locator('main form [type=submit]').first().tap();
  await page.locator('main h2:focus').waitFor();
  expectValue(lists).toHaveLength(1);
});
