import { gzipSync } from 'node:zlib';
import { describe, it } from 'vitest';
import { expect } from '#scripts/preview/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const { verify: texts, entities } = content;
const [{ name: known = '' } = {}] = entities.entities;

const visitor = useVisitors({ device: PHONE });

const KILOBYTE = 1000;

describe('the page about entities', () => {
  it.each([
    ['a name of the list', known, texts.answer.known.split('{name}')[0] || known],
    ['a name that is near', `${known} YA`, texts.answer.near],
    ['a name that nobody has', 'Zzyx Wqvv', texts.answer.unknown],
  ])('answers %s, and sends nothing', async (_, name, answer) => {
    const { page, posts } = await visitor({ at: ROUTES.verify });
    await page.locator('textarea').fill(name);
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
    await expect(page.locator('main')).toContainText(answer);
    await expect(page.getByText(texts.answer.always)).toBeVisible();
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  it('shows what a message asks for before anything else, and no entity that it does not name', async () => {
    const { page } = await visitor({ at: ROUTES.verify });
    await page.locator('textarea').fill('Pasame la clave, y transferí los gastos del préstamo.');
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
    const said = await page.locator('section[aria-labelledby=respuesta] > :nth-child(2)').innerText();
    expect(said.indexOf(texts.signs.advance)).toBeGreaterThan(0);
    expect(said.indexOf(texts.signs.codes)).toBeGreaterThan(said.indexOf(texts.signs.advance));
    for (const text of [texts.answer.near, texts.answer.unknown])
      await expect(page.getByText(text)).toHaveCount(0);
  });

  it('answers an example with one press, also before its script came', async () => {
    const { page } = await visitor({ at: ROUTES.verify });
    const [example] = texts.form.examples;
    await page.getByRole('button', { name: example.label }).click();
    await expect(page.locator('textarea')).toHaveValue(example.text);
    await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
  });

  it('asks for something to search when there is nothing', async () => {
    const { page } = await visitor({ at: ROUTES.verify });
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByText(texts.form.empty)).toBeVisible();
    await expect(page.locator('textarea')).toBeFocused();
  });

  it('says so when the list does not come, and searches when it is asked again', async () => {
    const { page } = await visitor({ at: ROUTES.verify, fresh: true, allows: /ERR_FAILED|Failed to load/ });
    await page.route('**/entities-*.json', (route) => route.abort());
    await page.locator('textarea').fill(known);
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByText(texts.form.failed)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
  });

  it('fetches its list when something is searched and not before, and weighs at most 20 kB with it', async () => {
    const { page } = await visitor({ fresh: true });
    const fetched: [string, Promise<Buffer>][] = [];
    page.on('response', (response) => {
      fetched.push([response.url(), response.body().catch(() => Buffer.alloc(0))]);
    });
    await page.goto(ROUTES.verify);
    const hasList = () => fetched.some(([url]) => /entities-[^/]*\.json/.test(url));
    expect(hasList()).toBe(false);
    await page.locator('textarea').fill(known);
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
    expect(hasList()).toBe(true);
    const own = fetched.filter(([url]) => /(?:verify-island|entities)-/.test(url));
    const bytes = await Promise.all(own.map(async ([, body]) => gzipSync(await body).length));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(20 * KILOBYTE);
  });

  it('says what it needs, where there is no JavaScript, and still tells what to do', async () => {
    const { page } = await visitor({ device: { ...PHONE, javaScriptEnabled: false }, at: ROUTES.verify });
    expect(await page.locator('main noscript').innerText()).toBe(texts.noScript);
    await expect(page.getByText(texts.help.warning)).toBeVisible();
  });
});
