import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loanFormKey } from '#domain/stored-keys.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { knownBefore } from '#features/payer-question/account.ts';
import { saveDraft } from '#gateways/storage.ts';
import { results, words } from '../../../support/content/made-up.ts';
import { golden, goldenForm, showResults, shownBanks } from '../../../support/dom/results-screen.tsx';
import { eventually } from '../../../support/run/eventually.ts';

const KEY = loanFormKey('homepage');
const { tied } = results;
const payer = words.payerQuestion;

const raw = [
  { ...golden, Banco: 'ABIERTA S.A.', producto: 'Libre', cft_nominal_anual: 80 },
  { ...golden, Banco: 'ATADA UNO S.A.', condicion: 'cuenta_sueldo', cft_nominal_anual: 60 },
  { ...golden, Banco: 'ATADA DOS S.A.', condicion: 'cuenta_sueldo', cft_nominal_anual: 90 },
];
const [OPEN, CHEAP, DEAR] = ['ABIERTA S.A.', 'ATADA UNO S.A.', 'ATADA DOS S.A.'];
const PAID_THERE = fillTemplate(payer.paidBy, { bank: CHEAP ?? '' });

const question = () => page.getByLabelText(payer.label);
const answer = (bank = CHEAP ?? '') => page.getByText(fillTemplate(payer.chosen, { bank })).first();
const undo = () => page.getByRole('button', { name: payer.undo });
const said = () => page.getByRole('status').last();

it('prices for whoever is paid there are asked about once; the answer ranks at once, takes the focus and can be undone', async () => {
  const { props } = await showResults({ form: goldenForm, raw });
  await eventually(() => expect(question().elements()).toHaveLength(1));
  await question().selectOptions(PAID_THERE);
  await eventually(() => expect(shownBanks()).toEqual([CHEAP, OPEN, DEAR]));
  await expect.element(answer()).toHaveFocus();
  await expect.element(said()).toHaveTextContent(fillTemplate(payer.chosen, { bank: CHEAP ?? '' }));
  expect(question().elements()).toEqual([]);
  await undo().click();
  await eventually(() => expect(shownBanks()).toEqual([OPEN, CHEAP, DEAR]));
  await expect.element(page.getByRole('region', { name: results.listLabel })).toHaveFocus();
  await expect.element(question()).toBeVisible();
  expect(props.onAskAgain).not.toHaveBeenCalled();
});

it('prices for whoever is paid there are asked about with the cheapest three on top, clients among them, and the others by name', async () => {
  const priced = (Banco: string, cft: number, condicion: string) => ({
    ...golden,
    Banco,
    condicion,
    cft_nominal_anual: cft,
  });
  const others = [
    priced('D S.A.', 63, 'cliente'),
    priced('C S.A.', 64, 'cuenta_sueldo'),
    priced('Z S.A.', 61, 'cliente'),
    priced('Y S.A.', 62, 'cuenta_sueldo'),
  ];
  await showResults({ form: goldenForm, raw: [...raw.slice(0, 2), ...others] });
  await eventually(() => expect(question().elements()).toHaveLength(1));
  const options = [...(question().element() as HTMLSelectElement).options].map(({ text }) => text);
  const [z, y, d, c] = [
    ['Z S.A.', payer.clientOf] as const,
    ['Y S.A.', payer.paidBy] as const,
    ['D S.A.', payer.clientOf] as const,
    ['C S.A.', payer.paidBy] as const,
  ].map(([bank, words]) => fillTemplate(words, { bank }));
  expect(options).toEqual([payer.none, PAID_THERE, z, y, c, d]);
});

it('prices for whoever is paid there stand above the button of the same bank, which leads, and one press says so', async () => {
  const lower = { ...golden, Banco: OPEN, condicion: 'cuenta_sueldo', cft_nominal_anual: 70 };
  await showResults({ form: goldenForm, raw: [{ ...raw[0] }, lower] });
  const yes = page.getByRole('button', { name: payer.yes.paidBy });
  await expect.element(yes).toBeVisible();
  const request = document.querySelector('article [rel~=sponsored]');
  const isAbove = yes.element().compareDocumentPosition(request as Node) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAbove).toBeTruthy();
  await yes.click();
  await expect.element(answer(OPEN)).toHaveFocus();
  expect(document.querySelector('article')?.textContent).toContain('70,00');
});

it('prices for whoever is paid there are remembered beside the draft, and a later change of the form keeps them', async () => {
  const { screen } = await showResults({ form: goldenForm, raw });
  await question().selectOptions(PAID_THERE);
  await eventually(() => expect(knownBefore(KEY)?.account).toEqual({ tie: 'paidBy', code: 'atada-uno-sa' }));
  saveDraft(KEY, { ...goldenForm, amount: 2_000_000 });
  await screen.unmount();
  await showResults({ form: goldenForm, raw });
  await eventually(() => expect(shownBanks()[0]).toBe(CHEAP));
  await expect.element(undo()).toBeVisible();
});

it('prices for whoever is paid there are asked about once where every price is tied to an account', async () => {
  const tiedTo = (condicion: string) => ({ ...golden, Banco: condicion.toUpperCase(), condicion });
  await showResults({ form: goldenForm, raw: ['cliente', 'cuenta_sueldo'].map(tiedTo) });
  await eventually(() => expect(question().elements()).toHaveLength(1));
  await expect.element(page.getByRole('heading', { name: pluralize(tied.all, 2) })).toBeVisible();
});

it('prices for whoever is paid there are not asked about when none is cheaper than what can be taken', async () => {
  await showResults({ form: goldenForm, raw: [{ ...golden, Banco: 'ABIERTA S.A.' }, raw[2]] });
  await eventually(() => expect(shownBanks()).toHaveLength(2));
  expect(question().elements()).toEqual([]);
});
