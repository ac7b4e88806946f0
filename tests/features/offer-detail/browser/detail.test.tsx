import { afterEach, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { matchKey } from '#domain/match-key.ts';
import { rowId } from '#domain/quote/declared-row.ts';
import { market } from '#gateways/data.ts';
import { results, words } from '../../../support/content/made-up.ts';
import { typicalForm } from '../../../support/data/applicants.ts';
import { rawOffer } from '../../../support/data/offers.ts';
import { golden, goldenForm, manyOffers, showResults } from '../../../support/dom/results-screen.tsx';
import { eventually } from '../../../support/run/eventually.ts';

afterEach(() => void vi.restoreAllMocks());

/** The example, of a lender that the site knows. */
const offer = { ...golden, Banco: 'BANCO DE LA TALA ARGENTINA' };
const form = { ...goldenForm, netSalary: typicalForm.netSalary };
const ID = 'banco-de-la-tala-argentina';

const show = (query = `?oferta=${ID}`, raw: unknown[] = [offer, ...manyOffers(3)]) =>
  showResults({ form, raw }, query);
/** Opens the offer from its address, and one of its folds. */
async function unfold(title: string, ...shown: Parameters<typeof show>): Promise<void> {
  await show(...shown);
  await page.getByText(title, { exact: true }).click();
}
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const detail = () => plain(document.querySelector(`#detalle-${ID}`)?.textContent);
const slider = (name: string) => page.getByRole('slider', { name, exact: true });

async function pressOn(control: Locator, key: string): Promise<void> {
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard(key);
}

it('the detail of an offer opens and closes with a button, writing it into the address', async () => {
  await show('?paso=resultados', [offer]);
  const toggle = page.getByRole('button', { name: /⟦results card detail label⟧/ }).first();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  expect(location.search).toBe(`?paso=resultados&oferta=${ID}`);
  await expect.element(page.getByRole('heading', { name: '⟦offer detail schedule title⟧' })).toBeVisible();
  await toggle.click();
  expect(location.search).toBe('?paso=resultados');
  await expect
    .element(page.getByRole('heading', { name: '⟦offer detail schedule title⟧' }))
    .not.toBeInTheDocument();
});

it('the detail of an offer copies its link and says so, or shows it where it may not copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('no'));
  await show();
  for (const said of [words.offerDetail.linkCopied, `${words.offerDetail.linkFailed} ${location.origin}`]) {
    await page.getByRole('button', { name: words.offerDetail.link }).click();
    await expect.element(page.getByText(said)).toBeVisible();
  }
});

it('the detail of an offer opens beside the other cards, which stay as they are, and keeps the focus where it was', async () => {
  await show('', manyOffers(results.pageSize));
  await eventually(() => expect(document.querySelectorAll('article')).toHaveLength(results.pageSize));
  const cards = [...document.querySelectorAll('article')];
  const toggle = cards.at(-1)?.querySelector('button');
  toggle?.focus();
  toggle?.click();
  await eventually(() => expect(document.querySelector('[id^=detalle-] h4')).not.toBeNull());
  expect([...document.querySelectorAll('article')]).toEqual(cards);
  expect(document.activeElement).toBe(toggle);
});

it('the detail of an offer answers four questions first, with what its figures tell', async () => {
  await show();
  await eventually(() => expect(document.querySelectorAll(`#detalle-${ID} h4`).length).toBeGreaterThan(4));
  const { pay, lend, needs, next } = words.offerDetail;
  const titles = [...document.querySelectorAll(`#detalle-${ID} h4`)].map((title) => title.textContent);
  expect(titles.slice(0, 4)).toEqual([pay.title, lend.title, needs.title, next.title]);
  expect(detail()).toContain('⟦offer detail pay falls⟧ $ 114.508');
  expect(detail()).toContain('⟦given back⟧ $ 1.435.933 ⟦cost⟧ $ 435.933');
  // The provider names no product, so nobody's limits are told.
  expect(detail()).toContain(lend.unknown);
  expect(detail()).toContain(needs.unknown);
});

it('the detail of an offer says what the row of its price asks for, and nothing where several rows could be meant', async () => {
  const { products } = await market.load();
  const row = products.find(
    ({ product, beneficiary }) => product.includes('MULTIDESTINO') && beneficiary === 'monotributista',
  );
  if (!row) throw new Error('The loan of several rows is gone.');
  const { entity: Banco, product: producto, reported: declarado, minIncome } = row;
  const id = matchKey(Banco);
  const text = () => plain(document.querySelector(`#detalle-${id}`)?.textContent);
  const { needs } = words.offerDetail;
  const several = { ...offer, Banco, producto, declarado };
  const { rerender } = await show(`?oferta=${id}`, [several]);
  await eventually(() => expect(text()).toContain(needs.unknown));
  rerender({ raw: [{ ...several, registro: rowId(row) }] });
  await eventually(() =>
    expect(text()).toContain(plain(fillTemplate(needs.income, { min: formatPesos(minIncome) }))),
  );
  expect(text()).not.toContain(needs.unknown);
});

it('the detail of an offer is closed from its end too, and the focus goes to its name', async () => {
  await show();
  await page.getByRole('button', { name: '⟦hide detail⟧' }).last().click();
  await eventually(() => expect(document.querySelector(`#detalle-${ID}`)).toBeNull());
  expect(document.activeElement?.id).toBe(`nombre-${ID}`);
});

it('the detail of an offer holds only what was said when the figures contradict each other', async () => {
  await show(undefined, [{ ...offer, cft_nominal_anual: 500 }]);
  await expect.element(page.getByRole('heading', { name: words.offerDetail.pay.title })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: '⟦offer detail schedule title⟧' }))
    .not.toBeInTheDocument();
  expect(detail()).not.toContain('⟦offer detail rates tna⟧');
});

it('the schedule is a picture that tells the month under pointer and keyboard, and a table that tells the same', async () => {
  await unfold(words.offerDetail.schedule.title);
  // The rates follow from what the lender said.
  await eventually(() => expect(detail()).toContain('⟦offer detail rates tna⟧61,00 %'));
  const month = slider('⟦offer detail schedule number⟧');
  const readout = (start: RegExp) => expect.stringMatching(start) as string;
  await expect
    .element(month)
    .toHaveAttribute('aria-valuetext', readout(/⟦offer detail schedule readout⟧ 1 \$/));
  await pressOn(month, '{ArrowRight}');
  await expect
    .element(month)
    .toHaveAttribute('aria-valuetext', readout(/^⟦offer detail schedule readout⟧ 2 \$/));
  await page.getByRole('img', { name: /⟦offer detail schedule chart label⟧ 12 \$\s124\.031 \$/ }).hover();
  // The middle of twelve months.
  await eventually(() => expect(detail()).toMatch(/⟦offer detail schedule readout⟧ [67] /));
  await page.getByText('⟦offer detail schedule show table⟧').click();
  const name = /⟦offer detail schedule table caption⟧ Ente Tala del Litoral/;
  const table = page.getByRole('table', { name });
  await expect.element(table).toBeVisible();
  const rows = [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => plain(cell.textContent)),
  );
  expect(rows).toHaveLength(12);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['12', expect.stringMatching(/^\$ 114\.50[78]/)]);
  await pressOn(month, '{End}');
  await eventually(() => expect(detail()).toContain('⟦offer detail schedule readout⟧ 12 $ 114.508 $ 0'));
});

it('an offer of a single instalment says nothing of a course that it does not take', async () => {
  const single = { ...offer, primera_cuota_ars: 1_061_508.33 };
  await showResults({ form: { ...form, term: 1 }, raw: [single] }, `?oferta=${ID}`);
  await page.getByText(words.offerDetail.schedule.title, { exact: true }).click();
  await eventually(() => expect(detail()).toContain('⟦offer detail schedule note⟧'));
  for (const text of [words.offerDetail.pay.fixed, words.offerDetail.pay.falls])
    expect(detail()).not.toContain(text.split(' {')[0]);
});

it('level instalments are told as such', async () => {
  const level = rawOffer({ primera_cuota_ars: 120265.32, cft_nominal_anual: 73.81, cuota: 'fija' });
  await showResults({ form: { ...form, amount: 1000000, term: 12 }, raw: [level] });
  await page.getByRole('button', { name: '⟦show detail⟧' }).first().click();
  await expect.element(page.getByText(words.offerDetail.pay.fixed, { exact: false })).toBeVisible();
  await expect.element(page.getByText(formatPesos(1443183.84)).first()).toBeVisible();
});
