import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatPesos } from '#domain/format.ts';
import { kit, panels, results } from '../../support/content/made-up.ts';
import { rawOffer } from '../../support/data/offers.ts';
import { typicalForm } from '../../support/data/applicants.ts';
import { goldenForm, showResults } from '../../support/dom/results-screen.tsx';
import examples from '../../inputs/kit-examples.json';

const form = { ...goldenForm, netSalary: 900_000 };

beforeEach(() => localStorage.clear());

/** The only example of its kind in the recorded data. */
function only<Example>(found: Example | undefined): Example {
  if (!found) throw new Error('The example is not in tests/inputs/kit-examples.json.');
  return found;
}

it('few offers says why, and asks again with the smallest change that brings enough', async () => {
  const asked = { ...typicalForm, amount: 90_000_000, netSalary: 1_000_000 };
  const { props } = await showResults({ form: asked, raw: [] });
  const start = kit.missing.try.split('{')[0] as string;
  await page
    .getByRole('button', { name: new RegExp(`^${start}`) })
    .first()
    .click();
  expect(props.onAskAgain).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('heading', { name: results.after.beyondMeans.title })).toBeVisible();
});

it.each([
  ['enough offers within means', [1, 2, 3], 20, { few: 0, beyond: 0 }],
  ['enough offers, all beyond means', [1, 2, 3], 55, { few: 0, beyond: 1 }],
  ['one offer within means', [1], 20, { few: 1, beyond: 0 }],
])('few offers %s', async (_, numbers, share, { few, beyond }) => {
  const raw = numbers.map((n) => rawOffer({ Banco: `BANCO ${n} S.A.`, relacion_cuota_ingreso_pct: share }));
  await showResults({ raw });
  await expect.poll(() => document.querySelectorAll('article').length).toBe(numbers.length);
  await expect.poll(() => page.getByText(kit.missing.titleFew).elements().length).toBe(few);
  await expect
    .poll(() => page.getByRole('heading', { name: results.after.beyondMeans.title }).elements().length)
    .toBe(beyond);
});

it('level instalments are told as such, and their schedule is level', async () => {
  const [level] = examples.level;
  const said = only(level);
  const raw = rawOffer({
    primera_cuota_ars: said.instalment,
    cft_nominal_anual: said.cft,
    cuota: 'fija',
  });
  await showResults({ form: { ...form, amount: said.amount, term: said.term }, raw: [raw] });
  await page.getByRole('button', { name: '⟦show detail⟧' }).first().click();
  await expect.element(page.getByText(panels.detail.pay.fixed, { exact: false })).toBeVisible();
  await expect.element(page.getByText(formatPesos(said.total)).first()).toBeVisible();
});
