import { expect as expectValue, it } from 'vitest';
import { expect } from '../../../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { fetchedBy, followNetwork } from '../../../support/browser/weights.ts';
import { Keyboard } from '../../../support/browser/keyboard.ts';
import { useVisitors } from '../../../support/data/visitors.ts';

const { verify: texts, entities } = content;
const { answer, questions, form } = texts;
const [{ name: listed = '', shown = '' } = {}] = entities.entities;

const visitor = useVisitors({ device: PHONE });

it('the page about entities answers a name of its lists, one that is near, one that nobody has and the central bank, and sends nothing', async () => {
  const { page, posts } = await visitor({ at: ROUTES.verify });
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
  expect(posts).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
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

it('the page about entities says what it needs, where there is no JavaScript, and still tells what to do', async () => {
  const { page } = await visitor({ device: { ...PHONE, javaScriptEnabled: false }, at: ROUTES.verify });
  expect(await page.locator('main noscript').innerText()).toBe(texts.noScript);
  await expect(page.getByText(texts.help.warning)).toBeVisible();
});

it('an entity is searched, and the answer is where the focus goes', async () => {
  const { page } = await visitor({ device: { ...DESKTOP, reducedMotion: 'reduce' }, at: ROUTES.verify });
  const keys = new Keyboard(page);
  await keys.reach(page.locator('[name=entity]'));
  await page.keyboard.type('Zzyx Wqvv');
  await keys.activate(page.getByRole('button', { name: texts.form.submit }));
  await expect(page.locator('h2:focus')).toContainText('Zzyx Wqvv');
  await expect(page.locator('main')).toContainText(texts.answer.unknownNote);
});

it('the page about entities with its list, which is fetched when something is searched, beyond what another form fetches', async () => {
  const other = async () => {
    const { page } = await visitor({ fresh: true, at: ROUTES.contact });
    const quiet = await followNetwork(page);
    await page.locator('[name=message]').tap();
    await quiet();
    return new Set((await fetchedBy(page)).map(([url]) => url));
  };
  const verify = async () => {
    const { page } = await visitor({ fresh: true, at: ROUTES.verify });
    const quiet = await followNetwork(page);
    const hasList = async () => (await fetchedBy(page)).some(([url]) => /entities-[^/]*\.json/.test(url));
    expectValue(await hasList()).toBe(false);
    await page.locator('[name=entity]').fill('Banco');
    await page.locator('main form [type=submit]').first().tap();
    await page.locator('main h2:focus').waitFor();
    await quiet();
    expectValue(await hasList()).toBe(true);
    return fetchedBy(page);
  };
  const [shared, fetched] = await Promise.all([other(), verify()]);
  const weight = fetched.reduce((sum, [url, bytes]) => sum + (shared.has(url) ? 0 : bytes), 0) / 1000;
  expectValue(weight).toBeGreaterThan(0);
  expectValue(weight).toBeLessThanOrEqual(20);
});
