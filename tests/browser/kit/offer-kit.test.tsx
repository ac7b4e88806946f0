import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatPesos } from '#domain/format.ts';
import { kit, panels } from '../../support/content/made-up.ts';
import { rawOffer } from '../../support/data/offers.ts';
import { typicalForm } from '../../support/data/applicants.ts';
import { golden, goldenForm, showResults } from '../../support/dom/results-screen.tsx';
import examples from '../../inputs/kit-examples.json';

const titles = panels.detail.kit;

const offer = { ...golden, relacion_cuota_ingreso_pct: 13.78 };
const form = { ...goldenForm, netSalary: 900_000 };

beforeEach(() => localStorage.clear());
async function unfold(title: string, raw: object[] = [offer]): Promise<void> {
  await showResults({ form, raw });
  await page.getByRole('button', { name: '⟦show detail⟧' }).first().click();
  await page.getByText(title, { exact: true }).click();
}

const slider = (name: string) => page.getByRole('slider', { name, exact: true });

/** The only example of its kind in the recorded data. */
function only<Example>(found: Example | undefined): Example {
  if (!found) throw new Error('The example is not in tests/inputs/kit-examples.json.');
  return found;
}

it('a late instalment costs what the example says', async () => {
  const example = only(examples.late.find(({ days, penalty }) => days === 10 && penalty === 50));
  await unfold(titles.late);
  await expect.element(page.getByText(formatPesos(example.expected))).toBeVisible();
});

it('few offers says why, and asks again with the smallest change that brings enough', async () => {
  const asked = { ...typicalForm, amount: 90_000_000, netSalary: 1_000_000 };
  const { props } = await showResults({ form: asked, raw: [] });
  const start = kit.missing.try.split('{')[0] as string;
  await page
    .getByRole('button', { name: new RegExp(`^${start}`) })
    .first()
    .click();
  expect(props.onAskAgain).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('heading', { name: kit.refused.title })).toBeVisible();
});

it.each([
  ['enough offers within means', [1, 2, 3], 20, { few: 0, refused: 0 }],
  ['enough offers, all beyond means', [1, 2, 3], 55, { few: 0, refused: 1 }],
  ['one offer within means', [1], 20, { few: 1, refused: 0 }],
])('few offers %s', async (_, numbers, share, { few, refused }) => {
  const raw = numbers.map((n) => rawOffer({ Banco: `BANCO ${n} S.A.`, relacion_cuota_ingreso_pct: share }));
  await showResults({ raw });
  await expect.poll(() => document.querySelectorAll('article').length).toBe(numbers.length);
  await expect.poll(() => page.getByText(kit.missing.titleFew).elements().length).toBe(few);
  await expect
    .poll(() => page.getByRole('heading', { name: kit.refused.title }).elements().length)
    .toBe(refused);
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

it('the instalment that is paid late is one of the loan, when its term gets shorter', async () => {
  const { rerender } = await showResults({ form, raw: [offer] });
  await page.getByRole('button', { name: '⟦show detail⟧' }).first().click();
  await page.getByText(titles.late, { exact: true }).click();
  await slider(kit.late.instalment).fill(String(form.term));
  await rerender({ form: { ...form, term: 6 }, raw: [offer] });
  await expect.element(slider(kit.late.instalment)).toHaveValue('6');
  await expect.element(page.getByText(formatPesos(0))).not.toBeInTheDocument();
});
