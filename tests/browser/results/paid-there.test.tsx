import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loanFormKey } from '#domain/draft.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { loadBeside, saveDraft } from '#gateways/storage.ts';
import { results } from '../../support/content/made-up.ts';
import { golden, goldenForm, showResults, shownBanks } from '../../support/dom/results-screen.tsx';
import { eventually } from '../../support/run/eventually.ts';

const KEY = loanFormKey('homepage');
const { client, payer, tied } = results;

const raw = [
  { ...golden, Banco: 'ABIERTA S.A.', producto: 'Libre', cft_nominal_anual: 80 },
  { ...golden, Banco: 'ATADA UNO S.A.', condicion: 'cuenta_sueldo', cft_nominal_anual: 60 },
  { ...golden, Banco: 'ATADA DOS S.A.', condicion: 'cuenta_sueldo', cft_nominal_anual: 90 },
];
const [OPEN, CHEAP, DEAR] = ['ABIERTA S.A.', 'ATADA UNO S.A.', 'ATADA DOS S.A.'];

const question = () => page.getByRole('group', { name: payer.question });
const choice = (name: string) => question().getByRole('button', { name, exact: true });

it('prices for whoever is paid there follow what can be taken, under a heading that counts them and the cheaper ones', async () => {
  await showResults({ form: goldenForm, raw });
  await eventually(() => expect(shownBanks()).toEqual([OPEN, CHEAP, DEAR]));
  const heading = pluralize(tied.paidThere, 2) + pluralize(tied.cheaper, 1);
  await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
});

it('prices for whoever is paid there are asked about with the cheaper entities as choices, which rank at once and can be undone', async () => {
  const { props } = await showResults({ form: goldenForm, raw });
  await expect.element(question()).toHaveTextContent(payer.question);
  expect(question().getByRole('button').elements()).toHaveLength(1);
  await choice(CHEAP ?? '').click();
  await eventually(() => expect(shownBanks()).toEqual([CHEAP, OPEN, DEAR]));
  const chosen = fillTemplate(payer.chosen, { bank: CHEAP ?? '' });
  await expect.element(question()).toHaveTextContent(chosen);
  await expect.element(page.getByRole('status').last()).toHaveTextContent(chosen);
  await choice(payer.undo).click();
  await eventually(() => expect(shownBanks()).toEqual([OPEN, CHEAP, DEAR]));
  expect(props.onAskAgain).not.toHaveBeenCalled();
});

it('prices for whoever is paid there have every other entity under the last choice', async () => {
  await showResults({ form: goldenForm, raw });
  await question()
    .getByRole('combobox')
    .selectOptions(DEAR ?? '');
  await eventually(() => expect(shownBanks()).toEqual([OPEN, DEAR, CHEAP]));
});

it('prices for whoever is paid there are remembered beside the draft, and a later change of the form keeps them', async () => {
  const { screen } = await showResults({ form: goldenForm, raw });
  await choice(CHEAP ?? '').click();
  await eventually(() => expect(loadBeside(KEY).paidBy).toBe('atada-uno-sa'));
  saveDraft(KEY, { ...goldenForm, amount: 2_000_000 });
  await screen.unmount();
  await showResults({ form: goldenForm, raw });
  await eventually(() => expect(shownBanks()[0]).toBe(CHEAP));
});

it('prices for whoever is paid there are not what is asked about where one has to be a client, which has a question of its own', async () => {
  const raw = [
    { ...golden, Banco: 'ABIERTA S.A.', producto: 'Libre', cft_nominal_anual: 80 },
    { ...golden, Banco: 'CLIENTES S.A.', condicion: 'cliente', cft_nominal_anual: 60 },
  ];
  await showResults({ form: goldenForm, raw });
  const asked = page.getByRole('group', { name: client.question });
  await expect.element(asked).toHaveTextContent(client.question);
  expect(question().elements()).toHaveLength(0);
  await asked.getByRole('button', { name: 'CLIENTES S.A.', exact: true }).click();
  await eventually(() => expect(shownBanks()).toEqual(['CLIENTES S.A.', 'ABIERTA S.A.']));
  expect(loadBeside(KEY)).toMatchObject({ paidBy: null, clientOf: 'clientes-sa' });
});

it('prices for whoever is paid there are asked about once for each account where every price is tied to one', async () => {
  const tiedTo = (condicion: string) => ({ ...golden, Banco: condicion.toUpperCase(), condicion });
  await showResults({ form: goldenForm, raw: ['cliente', 'cuenta_sueldo'].map(tiedTo) });
  for (const { label, question: asked } of [payer, client]) {
    await eventually(() => expect(page.getByRole('group', { name: label }).elements()).toHaveLength(1));
    expect(page.getByRole('group', { name: asked }).elements()).toEqual([]);
  }
});

it('prices for whoever is paid there are not asked about when none is cheaper than what can be taken', async () => {
  await showResults({ form: goldenForm, raw: [{ ...golden, Banco: 'ABIERTA S.A.' }, raw[2]] });
  await eventually(() => expect(shownBanks()).toHaveLength(2));
  expect(question().elements()).toHaveLength(0);
});
