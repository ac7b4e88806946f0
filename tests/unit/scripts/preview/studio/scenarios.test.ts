import { expect, test } from 'vitest';
import { matchKeysOf } from '#domain/match-key.ts';
import { isOwnOffer, presentOffers } from '#domain/offers/rank.ts';
import { prepareOffers } from '#domain/offers/prepare.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';
import { isSimulationResponse } from '#generated/validators.js';
import { replyOf } from '#scripts/preview/studio/studio-plugin.ts';
import { SCENARIOS, type ScenarioId, scenarioOf } from '#scripts/preview/studio/scenarios.ts';
import { VISITOR } from '#scripts/preview/visitor/typical.ts';
import { content } from '../../../../support/content.ts';

const loan = VISITOR.form;
const PAGES = content.lenders.filter(({ page }) => page);

const scenarioCalled = (id: ScenarioId) => scenarioOf(id) ?? expect.fail(`No scenario ${id}.`);

/** What the results view makes of a scenario's answer, on the page of a lender. */
function outcome(id: ScenarioId, lender = PAGES[0]) {
  const answer = replyOf(scenarioCalled(id), { content, lender: lender ?? null, loan });
  const { offers: raw } = JSON.parse(String(answer?.body)) as { offers: Record<string, unknown>[] };
  const prepared = prepareOffers(raw, content);
  const keys = lender ? matchKeysOf(lender) : [];
  const own = prepared.offers.filter((offer) => isOwnOffer(offer, keys));
  return { ...prepared, raw, own, shown: presentOffers(prepared.offers, 'cft', keys) };
}

test.each([
  ['una-oferta', 1],
  ['veintiuna-ofertas', 21],
  ['doscientas-ofertas', 200],
  ['diez-mil-ofertas', 10_000],
  ['lenta', 21],
] as const)('%s: the page shows %i offers, its own lender first', (id, count) => {
  const { offers, dropped, excluded, shown, own } = outcome(id);
  expect([offers.length, dropped, excluded, own.length]).toEqual([count, 0, [], 1]);
  expect(shown[0]).toEqual(own[0]);
});

test.each(PAGES.map((lender) => [lender.id, lender] as const))(
  '%s finds its own offer, whether or not the catalogue knows it, and none when it is left out',
  (_, lender) => {
    expect(outcome('veintiuna-ofertas', lender).own).toHaveLength(1);
    const { offers, own } = outcome('sin-el-banco', lender);
    expect([offers.length, own]).toEqual([20, []]);
  },
);

test('sin-ofertas: a list without offers', () => expect(outcome('sin-ofertas').raw).toEqual([]));

test('numeros-como-texto: every figure is a text, and reads as the same offers', () => {
  const { raw, offers } = outcome('numeros-como-texto');
  expect(raw.flatMap(Object.values).every((value) => typeof value === 'string')).toBe(true);
  expect(offers).toEqual(outcome('veintiuna-ofertas').offers);
});

test('cft-cero: five offers are dropped, sixteen stay', () => {
  const { offers, dropped, own } = outcome('cft-cero');
  expect([dropped, offers.length, own.length]).toEqual([5, 16, 1]);
});

test('cft-enorme: an offer at 34,294 % is kept, and comes last', () => {
  const { shown } = outcome('cft-enorme');
  expect([shown.length, shown.at(-1)?.cft]).toEqual([21, 34_294]);
});

test('repetidas: every lender twice, each with an id of its own', () => {
  const { offers, own } = outcome('repetidas');
  const different = (values: unknown[]) => new Set(values).size;
  expect(different(offers.map(({ matchKey }) => matchKey))).toBe(10);
  expect(different(offers.map(({ id }) => id))).toBe(20);
  expect(own).toHaveLength(2);
});

test.each([
  ['error-500', 500],
  ['sin-lista', 200],
] as const)('%s: an answer the page cannot use', (id, status) => {
  const answer = replyOf(scenarioCalled(id), { content, lender: null, loan });
  expect(answer?.status).toBe(status);
  expect(isSimulationResponse(JSON.parse(String(answer?.body)))).toBe(false);
});

test('sin-respuesta waits for longer than the site would; tiempo-agotado gives up before an answer', () => {
  const late = scenarioCalled('tiempo-agotado');
  expect(scenarioCalled('sin-respuesta').timeoutSeconds).toBeGreaterThan(
    content.site.provider.timeoutSeconds,
  );
  expect(late.timeoutSeconds).toBeLessThan(late.delaySeconds ?? 0);
});

test('real: the provider itself is asked', () =>
  expect(replyOf(scenarioCalled('real'), { content, lender: null, loan })).toBeUndefined());

test('every scenario has an id of its own', () =>
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length));

test('the visitor of the studio passes both forms', () => {
  expect(validateLoanForm(VISITOR.form, content.simulator, '40')).toEqual({});
  expect(validatePersonalData(VISITOR.personal, content.personal)).toEqual({});
});
