import { fillTemplate } from '#domain/template.ts';
import { content } from '#scripts/review/visitor/content.ts';
import { expect } from '#scripts/review/visitor/shown.ts';
import { rawOffer } from '../../support/offers.ts';
import type { Fault, Sees } from './fault.ts';

/** Offers with nothing wrong about them. */
export const GOOD_OFFERS = [
  rawOffer({ Banco: 'BANCO DE PRUEBA UNO S.A.' }),
  rawOffer({ Banco: 'BANCO DE PRUEBA DOS S.A.', cft_nominal_anual: 76.23, primera_cuota_ars: 362_012.9 }),
];

const NAME = 'BANCO EXTRAÑO S.A.';
const odd = (changes: Record<string, unknown>): string =>
  JSON.stringify(rawOffer({ Banco: NAME, ...changes }));
/** JSON that no JavaScript value can be written as. */
const oddText = (field: string, value: string): string =>
  odd({ [field]: 0 }).replace(`"${field}":0`, `"${field}":${value}`);

const DROPPED: Sees = {
  view: 'offers',
  offers: GOOD_OFFERS.length,
  texts: [content.results.notices.dropped.one],
  hides: [NAME],
};
const shown = (...texts: string[]): Sees => ({
  view: 'offers',
  offers: GOOD_OFFERS.length + 1,
  texts,
  hides: [content.results.notices.dropped.one],
});

const LONG_NAME = `BANCO ${'LARGUISIMO '.repeat(900)}S.A.`;

/** The strange offer as JSON, and what becomes of it; dropped unless told otherwise. */
const ODD_OFFERS: readonly [id: string, offer: string, sees?: Sees][] = [
  ['a CFT of zero', odd({ cft_nominal_anual: 0 })],
  ['a negative CFT', odd({ cft_nominal_anual: -5 })],
  ['a CFT of null', odd({ cft_nominal_anual: null })],
  ['no CFT', odd({ cft_nominal_anual: undefined })],
  ['a CFT in words', odd({ cft_nominal_anual: 'consultar' })],
  ['a CFT of 1e999', oddText('cft_nominal_anual', '1e999')],
  ['a CFT in a list', odd({ cft_nominal_anual: [67.76] })],
  ['an instalment of zero', odd({ primera_cuota_ars: 0 })],
  ['a negative instalment', odd({ primera_cuota_ars: -1 })],
  ['an instalment of null', odd({ primera_cuota_ars: null })],
  ['an instalment of -1e999', oddText('primera_cuota_ars', '-1e999')],
  ['an instalment beyond every peso', odd({ primera_cuota_ars: 1e300 })],
  ['no income share', odd({ relacion_cuota_ingreso_pct: undefined })],
  ['a negative longest term', odd({ plazo_max_meses: -12 })],
  ['no name', odd({ Banco: undefined })],
  ['a name of null', odd({ Banco: null })],
  ['a name of blanks', odd({ Banco: ' \t ' })],
  ['a number for a name', odd({ Banco: 72 })],
  ['null instead of an offer', 'null'],
  ['a text instead of an offer', '"BANCO"'],
  ['a list instead of an offer', '[[1]]'],
  ['a CFT as text with a point', odd({ cft_nominal_anual: '93.2' }), shown('93,20 %')],
  ['a CFT as text with a comma', odd({ cft_nominal_anual: '93,2' }), shown('93,20 %')],
  ['the highest CFT ever declared', odd({ cft_nominal_anual: 34_294.36 }), shown('34.294,36 %')],
  [
    'figures that contradict each other',
    odd({ primera_cuota_ars: 1000 }),
    shown(content.results.card.contradiction),
  ],
  ['a longest term of zero', odd({ plazo_max_meses: 0 }), shown(NAME)],
  ['HTML in the name', odd({ Banco: '<img src=x onerror=alert(1)>' }), shown('<img src=x onerror=alert(1)>')],
  ['a name that turns the text around', odd({ Banco: 'BANCO \u202EOÑAРTXE' }), shown('BANCO OÑA')],
  ['a name of 10,000 characters', odd({ Banco: LONG_NAME }), shown('BANCO LARGUISIMO')],
  ['the name __proto__', odd({ Banco: '__proto__' }), shown('__proto__')],
  ['a prototype of its own', odd({}).replace('{', '{"__proto__":{"cft":1},"constructor":1,'), shown(NAME)],
];

const LEFT_OUT = fillTemplate(content.results.notices.leftOut, { n: 1 });

const firstOf = (offer: string): string =>
  `{"offers":[${[offer, ...GOOD_OFFERS.map((good) => JSON.stringify(good))].join(',')}]}`;

export const oddOffers: readonly Fault[] = ODD_OFFERS.map(([id, offer, sees = DROPPED]) => ({
  id: `an offer with ${id}`,
  group: 'offer',
  provider: { body: firstOf(offer) },
  act: async (visit) => {
    await visit.press();
    // A new screen takes no press where the last one was.
    await expect(visit.simulator.resultsTitle).toBeVisible();
    await visit.simulator.movePointer();
    // By keys: a lender's page scrolls to its results, away from under a press that was aimed before.
    if (sees === DROPPED) await visit.page.locator('summary', { hasText: LEFT_OUT }).press('Enter');
    else await visit.openDetails(GOOD_OFFERS.length + 1);
  },
  sees,
}));
