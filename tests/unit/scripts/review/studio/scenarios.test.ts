import { expect, test } from 'vitest';
import { matchKeysOf } from '#domain/match-key.ts';
import { isOwnOffer, presentOffers } from '#domain/offers/rank.ts';
import { prepareOffers } from '#domain/offers/prepare.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';
import { isSimulationResponse } from '#generated/validators.js';
import { loanIn, replyOf } from '#scripts/review/studio/studio-plugin.ts';
import { SCENARIOS, type ScenarioId, scenarioOf } from '#scripts/review/studio/scenarios.ts';
import { STATES } from '#scripts/review/studio/states.ts';
import { VISITOR } from '#scripts/review/visitor/typical.ts';
import { content } from '../../../../support/content.ts';

const loan = VISITOR.form;

function lenderCalled(id: string) {
  const lender = content.lenders.find((one) => one.id === id);
  if (!lender) throw new Error(`No lender ${id}.`);
  return lender;
}

/** What the results view makes of a scenario's answer, on the page of a lender. */
function outcome(id: ScenarioId, lenderId = 'alerce') {
  const lender = lenderCalled(lenderId);
  const answer = replyOf(scenarioOf(id) ?? { id, label: '', shows: '', reply: 'provider' }, {
    content,
    lender,
    loan,
  });
  const body = JSON.parse(String(answer?.body)) as { offers: Record<string, unknown>[] };
  const prepared = prepareOffers(body.offers, content);
  const keys = matchKeysOf(lender);
  const shown = presentOffers(prepared.offers, 'cft', keys);
  return {
    ...prepared,
    raw: body.offers,
    shown,
    own: prepared.offers.filter((offer) => isOwnOffer(offer, keys)),
  };
}

test.each([
  ['una-oferta', 1],
  ['veintiuna-ofertas', 21],
  ['doscientas-ofertas', 200],
  ['diez-mil-ofertas', 10_000],
  ['lenta', 21],
] as const)('%s: the page shows %i offers, its own lender first', (id, count) => {
  const { offers, dropped, excluded, shown, own } = outcome(id);
  expect(offers).toHaveLength(count);
  expect(dropped).toBe(0);
  expect(excluded).toEqual([]);
  expect(own).toHaveLength(1);
  expect(shown[0]).toEqual(own[0]);
});

test('every lender with a page finds its own offer, whether or not the catalogue knows it', () => {
  const pages = content.lenders.filter(({ page }) => page);
  const counts = pages.map(({ id }) => outcome('veintiuna-ofertas', id).own.length);
  expect(counts).toEqual(pages.map(() => 1));
});

test('sin-ofertas: a list without offers', () => expect(outcome('sin-ofertas').raw).toEqual([]));

test.each(['alerce', 'ceibo', 'lapacho'])('sin-el-banco: 20 offers, none of them from %s', (lender) => {
  const { offers, own } = outcome('sin-el-banco', lender);
  expect(offers).toHaveLength(20);
  expect(own).toEqual([]);
});

test('numeros-como-texto: every figure is a text, and reads as the same offers', () => {
  const { raw, offers } = outcome('numeros-como-texto');
  const types = raw.flatMap((offer) => Object.values(offer).map((value) => typeof value));
  expect(new Set(types)).toEqual(new Set(['string']));
  expect(offers).toEqual(outcome('veintiuna-ofertas').offers);
});

test('cft-cero: five offers are dropped, sixteen stay', () => {
  const { offers, dropped, own } = outcome('cft-cero');
  expect({ dropped, kept: offers.length, own: own.length }).toEqual({ dropped: 5, kept: 16, own: 1 });
});

test('cft-enorme: an offer at 34,294 % is kept, and comes last', () => {
  const { shown } = outcome('cft-enorme');
  expect(shown).toHaveLength(21);
  expect(shown.at(-1)?.cft).toBe(34_294);
});

test('repetidas: every lender twice, each with an id of its own', () => {
  const { offers, own } = outcome('repetidas');
  expect(offers).toHaveLength(20);
  expect(new Set(offers.map(({ matchKey }) => matchKey)).size).toBe(10);
  expect(new Set(offers.map(({ id }) => id)).size).toBe(20);
  expect(own).toHaveLength(2);
});

test.each([
  ['error-500', 500],
  ['sin-lista', 200],
] as const)('%s: an answer the page cannot use', (id, status) => {
  const answer = replyOf(scenarioOf(id)!, { content, lender: null, loan });
  expect(answer?.status).toBe(status);
  expect(isSimulationResponse(JSON.parse(String(answer?.body)))).toBe(false);
});

test('sin-respuesta waits for longer than the site would; tiempo-agotado gives up before an answer', () => {
  const waiting = scenarioOf('sin-respuesta');
  const late = scenarioOf('tiempo-agotado');
  expect(waiting?.timeoutSeconds).toBeGreaterThan(content.site.provider.timeoutSeconds);
  expect(late?.timeoutSeconds).toBeLessThan(late?.delaySeconds ?? 0);
});

test('real: the provider itself is asked', () => {
  expect(replyOf(scenarioOf('real')!, { content, lender: null, loan })).toBeNull();
});

test('every scenario has an id of its own, and every state a scenario', () => {
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
  expect(STATES.map(({ scenario }) => scenarioOf(scenario)?.id)).toEqual(
    STATES.map(({ scenario }) => scenario),
  );
});

test('the visitor of the studio passes both forms', () => {
  expect(validateLoanForm(VISITOR.form, content.simulator, '40')).toEqual({});
  expect(validatePersonalData(VISITOR.personal, content.personal)).toEqual({});
});

test.each([
  [
    '{"monto":1000000,"plazo":12,"sueldo_bolsillo":500000}',
    { amount: 1_000_000, term: 12, netSalary: 500_000 },
  ],
  ['{"monto":"mucho","plazo":-3}', { amount: 1, term: 1, netSalary: 1 }],
  ['no es JSON', { amount: 1, term: 1, netSalary: 1 }],
  ['null', { amount: 1, term: 1, netSalary: 1 }],
])('reads the loan of %s', (text, expected) => expect(loanIn(text)).toEqual(expected));
