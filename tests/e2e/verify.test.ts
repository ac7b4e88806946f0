import { describe, it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const { verify: texts, entities } = content;
const [{ name: known = '' } = {}] = entities.entities;

const visitor = useVisitors({ device: PHONE });

describe('the page about entities', () => {
  it('the page about entities answers a name of its list, one that is near and one that nobody has, and sends nothing', async () => {
    const { page, posts } = await visitor({ at: ROUTES.verify });
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByText(texts.form.empty)).toBeVisible();
    await expect(page.locator('textarea')).toBeFocused();
    for (const [name, answer] of [
      [known, texts.answer.known.split('{name}')[0] || known],
      [`${known} YA`, texts.answer.near],
      ['Zzyx Wqvv', texts.answer.unknown],
    ] as const) {
      await page.locator('textarea').fill(name);
      await page.getByRole('button', { name: texts.form.submit }).click();
      await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
      await expect(page.locator('main')).toContainText(answer);
      await expect(page.getByText(texts.answer.always)).toBeVisible();
    }
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  it('the page about entities answers an example with one press, and shows what a message asks for before anything else', async () => {
    const { page } = await visitor({ at: ROUTES.verify });
    const [example] = texts.form.examples;
    await page.getByRole('button', { name: example.label }).click();
    await expect(page.locator('textarea')).toHaveValue(example.text);
    await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
    await page.locator('textarea').fill('Pasame la clave, y transferí los gastos del préstamo.');
    await page.getByRole('button', { name: texts.form.submit }).click();
    const said = page.locator('section[aria-labelledby=respuesta] > :nth-child(2)');
    await expect(said).toContainText(texts.signs.advance);
    const text = await said.innerText();
    expect(text.indexOf(texts.signs.advance)).toBeGreaterThan(0);
    expect(text.indexOf(texts.signs.codes)).toBeGreaterThan(text.indexOf(texts.signs.advance));
    // No entity that it does not name.
    for (const none of [texts.answer.near, texts.answer.unknown])
      await expect(page.getByText(none)).toHaveCount(0);
  });

  it('the page about entities says so when the list does not come, and searches when it is asked again', async () => {
    const { page } = await visitor({ at: ROUTES.verify, fresh: true, allows: /ERR_FAILED|Failed to load/ });
    await page.route('**/entities-*.json', (route) => route.abort());
    await page.locator('textarea').fill(known);
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByText(texts.form.failed)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: texts.form.submit }).click();
    await expect(page.getByRole('heading', { name: texts.answer.title })).toBeFocused();
  });

  it('the page about entities says what it needs, where there is no JavaScript, and still tells what to do', async () => {
    const { page } = await visitor({ device: { ...PHONE, javaScriptEnabled: false }, at: ROUTES.verify });
    expect(await page.locator('main noscript').innerText()).toBe(texts.noScript);
    await expect(page.getByText(texts.help.warning)).toBeVisible();
  });
});
