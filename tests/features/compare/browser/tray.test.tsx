import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { manyOffers, showResults } from '../../../support/dom/results-screen.tsx';

const pick = (number: number) => page.getByRole('checkbox', { name: `⟦compare⟧ ENTIDAD 0000${number} S.A.` });
const openTable = () => page.getByRole('button', { name: '⟦compare open⟧', exact: true }).click();
const dialog = () => page.getByRole('dialog', { name: '⟦compare comparison title⟧' });

const choose = async (...numbers: number[]) => {
  const shown = await showResults({ raw: manyOffers(6) });
  for (const number of numbers) await pick(number).click();
  return shown;
};

it('one chosen offer asks for another, and a fourth to compare is refused with a sentence', async () => {
  await choose(1);
  await expect.element(page.getByText('⟦compare tray chosen one⟧')).toBeVisible();
  await expect.element(page.getByText('⟦compare tray hint⟧')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '⟦compare open⟧', exact: true }))
    .not.toBeInTheDocument();
  for (const number of [2, 3]) await pick(number).click();
  const saidBefore = page.getByRole('status').last().element().textContent;
  await pick(4).click();
  await expect.element(pick(4)).not.toBeChecked();
  await expect.element(page.getByRole('status').last()).toHaveTextContent('⟦compare choice full⟧ 3');
  await pick(3).click();
  // What was said before is not news.
  await expect.element(page.getByRole('status').last()).not.toHaveTextContent(saidBefore ?? '');
  await pick(4).click();
  await expect.element(pick(4)).toBeChecked();
});

it('the comparison sets the offers side by side in the order of choice, marks the best of each row, and gives the focus back', async () => {
  await choose(3, 1);
  await openTable();
  await expect.element(dialog().getByRole('table')).toBeVisible();
  const heads = [...dialog().element().querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['ENTIDAD 00003 S.A.', 'ENTIDAD 00001 S.A.']);
  const [, cft] = dialog().element().querySelectorAll('tbody tr');
  expect(cft?.textContent?.replaceAll('\u00A0', ' ')).toBe(
    '⟦compare comparison rows cft nominal⟧51,98 %51,96 % (⟦compare comparison best⟧)',
  );
  await expect.element(dialog()).toHaveTextContent(/⟦compare comparison difference⟧ \$\s[\d.]+/);
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: '⟦compare comparison close⟧' }).click(),
  ]) {
    await leave();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '⟦compare open⟧', exact: true })).toHaveFocus();
    await openTable();
    await expect.element(dialog()).toBeVisible();
  }
  // With a single offer left there is nothing to compare.
  await page.getByRole('button', { name: '⟦compare comparison remove⟧ ENTIDAD 00003 S.A.' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const heading = (number: number) => page.getByRole('heading', { name: `ENTIDAD 0000${number} S.A.` });
  await expect.element(heading(3)).toHaveFocus();
  await page.getByRole('button', { name: '⟦compare clear⟧' }).click();
  await expect.element(heading(1)).toHaveFocus();
});
