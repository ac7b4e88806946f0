import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { words } from '../../../support/content/made-up.ts';
import { typicalForm } from '../../../support/data/applicants.ts';
import { rawOffer } from '../../../support/data/offers.ts';
import { showResults } from '../../../support/dom/results-screen.tsx';

const { whyFew, whyFewLinks } = words;

it('few offers says why, and asks again with the smallest change that brings enough', async () => {
  const asked = { ...typicalForm, amount: 90_000_000, netSalary: 1_000_000 };
  const { props } = await showResults({ form: asked, raw: [] });
  const start = whyFew.try.split('{')[0] as string;
  await page
    .getByRole('button', { name: new RegExp(`^${start}`) })
    .first()
    .click();
  expect(props.onAskAgain).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('heading', { name: whyFewLinks.beyondMeans.title })).toBeVisible();
});

it.each([
  ['enough offers within means', [1, 2, 3], 20, { few: 0, beyond: 0 }],
  ['enough offers, all beyond means', [1, 2, 3], 55, { few: 0, beyond: 1 }],
  ['one offer within means', [1], 20, { few: 1, beyond: 0 }],
])('few offers %s', async (_, numbers, share, { few, beyond }) => {
  const raw = numbers.map((n) => rawOffer({ Banco: `BANCO ${n} S.A.`, relacion_cuota_ingreso_pct: share }));
  await showResults({ raw });
  await expect.poll(() => document.querySelectorAll('article').length).toBe(numbers.length);
  await expect.poll(() => page.getByText(whyFew.titleFew).elements().length).toBe(few);
  await expect
    .poll(() => page.getByRole('heading', { name: whyFewLinks.beyondMeans.title }).elements().length)
    .toBe(beyond);
});

it('few offers counts the limits that rule lenders out where nobody quotes', async () => {
  await showResults({ raw: [] });
  await page.getByText('⟦why few title⟧').click();
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  const [advice] = page.getByRole('list').elements();
  const lines = [...(advice?.children ?? [])].map(({ textContent }) => textContent ?? '');
  expect(lines.filter((line) => !/^⟦why few rules [a-z ]+⟧ \d/.test(line))).toEqual([]);
});
