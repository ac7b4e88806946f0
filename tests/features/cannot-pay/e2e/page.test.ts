import { it } from 'vitest';
import { formatDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { ROUTES } from '#site/routes.ts';
import { PHONE } from '../../../support/browser/visit.ts';
import { content } from '../../../support/content/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { expect } from '../../../support/visitor/shown.ts';

const { acts, answer, form, letter, source } = content.cannotPay;
const visitor = useVisitors({ device: PHONE });

/** Opens the page on 28 November 2026. */
async function open() {
  const opened = await visitor({ fresh: true });
  await opened.page.clock.setFixedTime(new Date('2026-11-28T15:00:00Z'));
  await opened.page.goto(ROUTES.cannotPay);
  const submit = () => opened.page.getByRole('button', { name: form.submit }).click();
  return { ...opened, submit, due: opened.page.getByLabel(form.due) };
}

it('the page for who cannot pay writes a letter to the entity that says whether the day is past', async () => {
  const { page, submit, due } = await open();
  await page.getByLabel(form.entity, { exact: true }).fill('Mutual Cualquiera');
  for (const [day, verdict, says] of [
    ['2026-11-28', answer.ahead, letter.ahead],
    ['2026-11-27', answer.past, letter.past],
  ] as const) {
    await due.fill(day);
    await expect(page.locator('[data-sheet]')).toHaveCount(0);
    await submit();
    await expect(page.locator('h2:focus')).toHaveText(verdict);
    await expect(page.locator('[data-sheet]')).toContainText('Mutual Cualquiera');
    await expect(page.locator('[data-sheet]')).toContainText(fillTemplate(says, { due: formatDate(day) }));
  }
});

it('the page for who cannot pay asks at its field for a day that is missing or of a year that cannot be', async () => {
  const { page, submit, due } = await open();
  for (const [day, message] of [
    ['', form.missing],
    ['0026-11-28', form.wrongDay],
  ] as const) {
    await due.fill(day);
    await submit();
    await expect(page.getByText(message)).toBeVisible();
    await expect(due).toBeFocused();
  }
});

it('the page for who cannot pay opens every act with one press, and tells of each fact its source and its day, without JavaScript, too', async () => {
  const device = { ...PHONE, javaScriptEnabled: false };
  const { page } = await visitor({ device, at: ROUTES.cannotPay });
  for (const [at, { title, facts = [] }] of acts.entries()) {
    const heading = page.getByRole('heading', { level: 2, name: title });
    if (at > 0) await heading.click();
    for (const fact of facts) {
      const told = fillTemplate(source, { source: fact.source, day: formatDate(fact.seen) });
      await expect(page.getByText(`${fact.text} ${told}`)).toBeVisible();
    }
  }
});
