import { it } from 'vitest';
import { formatDate } from '#domain/format.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { expect } from '../../../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';

const { withdrawal: texts, lenders } = content;
const visitor = useVisitors();
const { answer, form, letter } = texts;

/** Opens the page where the clock says so. */
async function openAt(day: string) {
  const opened = await visitor({ fresh: true });
  await opened.page.clock.setFixedTime(new Date(`${day}T15:00:00Z`));
  await opened.page.goto(ROUTES.withdrawal);
  const submit = () => opened.page.getByRole('button', { name: form.submit }).click();
  return { ...opened, submit, accepted: opened.page.getByLabel(form.accepted) };
}

it('the page about giving a loan back tells the last day, and writes a letter that states only what holds on the day', async () => {
  for (const [at, state, day, ground] of [
    ['2026-11-20', 'open', '2026-11-22', 'open'],
    ['2026-11-24', 'lastDay', '2026-11-24', 'open'],
    ['2026-11-27', 'bankDays', '2026-11-27', 'bankDays'],
    ['2026-11-28', 'over', '2026-11-27', 'over'],
  ] as const) {
    const { page, submit, accepted } = await openAt(at);
    await accepted.fill('2026-11-12');
    await submit();
    const told = fillTemplate(answer[state], { day: formatDate(day), ended: formatDate('2026-11-24') });
    await expect(page.locator('h2:focus')).toContainText(told);
    if (state === 'open') await expect(page.locator('h2:focus')).toContainText(pluralize(answer.left, 2));
    await expect(page.locator('[data-sheet]')).toContainText(letter.ground[ground].split(' {')[0] ?? '');
    await expect(page.locator('[data-sheet]')).toContainText(letter.blank);
  }
});

it('the page about giving a loan back names the entity as it was written, leads to its page if there is one, and takes the letter away with a change', async () => {
  const { page, submit, accepted } = await openAt('2026-11-20');
  await accepted.fill('2026-11-12');
  for (const { name, id } of [...lenders.slice(0, 3), { name: 'Mutual Cualquiera', id: '' }]) {
    await page.getByLabel(form.entity, { exact: true }).fill(name);
    await expect(page.locator('[data-sheet]')).toHaveCount(0);
    await submit();
    await expect(page.locator('[data-sheet]')).toContainText(name);
    const own = texts.addresses?.find(({ lender }) => lender === id);
    if (own) await expect(page.getByRole('link', { name: own.url })).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheet]')).toBeVisible();
  await expect(page.locator('h1, h2, main button').filter({ visible: true })).toHaveCount(0);
});

it('the page about giving a loan back refuses at its field a day that is missing, cut, to come, or of a year that cannot be', async () => {
  const { page, submit, accepted } = await openAt('2026-11-20');
  const delivered = page.getByLabel(form.delivered);
  const says = async (field: typeof accepted, message: string) => {
    await submit();
    await expect(page.getByText(message)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page.locator('[data-sheet]')).toHaveCount(0);
  };
  await says(accepted, form.missing);
  for (const year of ['2099', '0026', '1900']) {
    await accepted.fill(`${year}-01-01`);
    await says(accepted, year === '2099' ? form.future : form.wrongDay);
  }
  await accepted.fill('2026-11-12');
  await delivered.pressSequentially('12');
  await says(delivered, form.wrongDay);
});

it('the page about giving a loan back says that it does not know the holidays of days outside its list', async () => {
  const { page, submit, accepted } = await openAt('2026-11-20');
  await accepted.fill('2024-11-12');
  await submit();
  await expect(page.getByText(answer.holidays)).toBeVisible();
});
