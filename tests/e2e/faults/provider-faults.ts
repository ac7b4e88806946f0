import { pluralize } from '#domain/template.ts';
import { content } from '../../support/visitor/content.ts';
import { expect } from '../../support/visitor/shown.ts';
import { rawOffer } from '../../support/data/offers.ts';
import type { Answer, Fault, FaultVisit, Sees } from './fault-visit.ts';

/* What the provider does wrong. */

const { pageSize, notices, card } = content.results;
/** The one message for every way in which the offers cannot be had (SPEC 8). */
export const ERROR = content.personal.error;
export const refused: Sees = { view: 'error', texts: [ERROR], hides: ['nginx'] };
export const pressAnd =
  (more: (visit: FaultVisit) => Promise<unknown>) =>
  async (visit: FaultVisit): Promise<void> => {
    await visit.press();
    await more(visit);
  };
/** The site gives up after 45 s. */
const pressAndGiveUp = pressAnd(async (visit) => {
  await visit.simulationSent();
  await visit.pass(46);
});

const transport: readonly Fault[] = [
  { id: 'the request fails', provider: { fails: 'failed' }, sees: refused },
  { id: 'the connection times out', provider: { fails: 'timedout' }, sees: refused },
  { id: 'the connection is refused', provider: { fails: 'connectionrefused' }, sees: refused },
  { id: 'an extension blocks the request', provider: { fails: 'blockedbyclient' }, sees: refused },
  { id: 'the name does not resolve', provider: { fails: 'namenotresolved' }, sees: refused },
  {
    id: 'the device is offline',
    act: async (visit) => {
      await visit.toPersonal();
      await visit.page.context().setOffline(true);
      await visit.press();
    },
    sees: { view: 'error', texts: [ERROR, content.site.errors.unexpected.offline] },
  },
  { id: 'the connection is reset', provider: { socket: 'reset' }, sees: refused },
  { id: 'the connection closes without an answer', provider: { socket: 'close' }, sees: refused },
  {
    id: 'the connection is reset in the middle of the answer',
    provider: { socket: 'reset-in-body' },
    sees: refused,
  },
  {
    id: 'the answer takes 30 s and is fine',
    provider: 'held',
    act: pressAnd(async (visit) => {
      await visit.pass(1);
      await visit.sees(content.personal.cancel);
      await visit.pass(30);
      await visit.sees(content.personal.waits.declared.at(-1)!.text);
      await visit.release();
    }),
    sees: { view: 'offers' },
  },
  { id: 'the answer never comes', provider: { socket: 'silence' }, act: pressAndGiveUp, sees: refused },
  {
    id: 'the answer begins and never ends',
    provider: { socket: 'head-then-silence' },
    act: pressAndGiveUp,
    sees: refused,
  },
];

const GATEWAY_PAGE =
  '<html><head><title>Error</title></head><body><center><h1>nginx</h1></center></body></html>';
const gateway = { body: GATEWAY_PAGE, type: 'text/html' };

/** Offers with nothing wrong about them. */
const GOOD_OFFERS = [
  rawOffer({ Banco: 'BANCO DE PRUEBA UNO S.A.' }),
  rawOffer({ Banco: 'BANCO DE PRUEBA DOS S.A.', cft_nominal_anual: 76.23, primera_cuota_ars: 362_012.9 }),
];
const GOOD = JSON.stringify({ offers: GOOD_OFFERS });

const STATUSES = [400, 401, 403, 404, 408, 413, 422, 500, 502, 504];
const NO_OFFERS = [
  'null',
  '[]',
  '{}',
  '42',
  '{"offers":null}',
  '{"offers":{"length":3}}',
  '{"offers":"none"}',
];

const BAD_ANSWERS: readonly [id: string, provider: Answer][] = [
  ...STATUSES.map((status): [string, Answer] => [`status ${status}`, { status, ...gateway }]),
  ['status 429, too many requests', { status: 429, headers: { 'Retry-After': '120' }, ...gateway }],
  ['status 503, unavailable', { status: 503, headers: { 'Retry-After': '3600' }, ...gateway }],
  ['status 204, no content', { status: 204 }],
  ['status 302, to a page in HTML', { status: 302, headers: { Location: '/bancos' } }],
  ['a page in HTML', gateway],
  ['nothing', {}],
  ['JSON that stops in the middle', { body: GOOD.slice(0, 40) }],
  ['a transfer that stops in the middle', { socket: 'cut-body' }],
  ['bytes that are not the gzip they claim to be', { socket: 'bad-gzip' }],
  ...NO_OFFERS.map((body): [string, Answer] => [body, { body }]),
  ['an error message under status 200', { body: '{"error":"quota exceeded"}' }],
  ['a list nested 100,000 times', { body: '['.repeat(100_000) }],
  ['20 MB', { body: `{"offers":[${'"x",'.repeat(5_000_000)}1]}` }],
];

const ODD_BUT_READ: readonly [id: string, provider: Answer][] = [
  ['with a byte-order mark', { body: `\uFEFF${GOOD}` }],
  ['called text/html', { body: GOOD, type: 'text/html' }],
  ['without a type', { body: GOOD, type: '' }],
];

const NAME = 'BANCO EXTRAÑO S.A.';
const odd = (changes: object): string => JSON.stringify(rawOffer({ Banco: NAME, ...changes }));
/** An offer with JSON in a field that no JavaScript value can be written as. */
const oddText = (field: string, value: string): string =>
  odd({ [field]: 0 }).replace(`"${field}":0`, `"${field}":${value}`);

const shown = (text: string): Sees => ({
  view: 'offers',
  offers: GOOD_OFFERS.length + 1,
  texts: [text],
  hides: [notices.dropped.one],
});

/** What is dropped and counted, and what is shown with a text of its own. */
const DROPPED: readonly [id: string, offer: string][] = [
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
  ['null for all there is', 'null'],
  ['a text for all there is', '"BANCO"'],
  ['a list for all there is', '[[1]]'],
];
const SHOWN: readonly [id: string, offer: string, text: string][] = [
  ['a CFT as text with a point', odd({ cft_nominal_anual: '93.2' }), '93,20 %'],
  ['a CFT as text with a comma', odd({ cft_nominal_anual: '93,2' }), '93,20 %'],
  ['the highest CFT ever declared', odd({ cft_nominal_anual: 34_294.36 }), '34.294,36 %'],
  ['figures that contradict each other', odd({ primera_cuota_ars: 1000 }), card.contradiction],
  ['a longest term of zero', odd({ plazo_max_meses: 0 }), NAME],
  ['HTML in the name', odd({ Banco: '<img src=x onerror=alert(1)>' }), '<img src=x onerror=alert(1)>'],
  ['a name that turns the text around', odd({ Banco: 'BANCO \u202EOÑAРTXE' }), 'BANCO OÑA'],
  ['a name of 10,000 characters', odd({ Banco: `BANCO ${'LARGUISIMO '.repeat(900)}` }), 'BANCO LARGUISIMO'],
  ['the name __proto__', odd({ Banco: '__proto__' }), '__proto__'],
  ['a prototype of its own', odd({}).replace('{', '{"__proto__":{"cft":1},"constructor":1,'), NAME],
];

const LEFT_OUT = pluralize(content.results.notices.leftOut, 1);

const withOdd = (id: string, offer: string, sees: Sees, look: (visit: FaultVisit) => unknown): Fault => ({
  id: `an offer with ${id}`,
  provider: { body: GOOD.replace('[', `[${offer},`) },
  act: pressAnd(async (visit) => {
    // A new screen takes no press where the last one was.
    await expect(visit.simulator.resultsTitle).toBeVisible();
    await visit.simulator.movePointer();
    await look(visit);
  }),
  sees,
});

const oddOffers: readonly Fault[] = [
  ...DROPPED.map(([id, offer]) =>
    withOdd(
      id,
      offer,
      { view: 'offers', offers: GOOD_OFFERS.length, texts: [notices.dropped.one], hides: [NAME] },
      // By keys: a lender's page scrolls to its results, away from under a press that was aimed before.
      ({ page }) => page.locator('summary', { hasText: LEFT_OUT }).press('Enter'),
    ),
  ),
  ...SHOWN.map(([id, offer, text]) =>
    withOdd(id, offer, shown(text), (visit) => visit.openDetails(GOOD_OFFERS.length + 1)),
  ),
];

const numbered = (_: unknown, index: number) =>
  rawOffer({ Banco: `BANCO NUMERO ${index + 1} S.A.`, cft_nominal_anual: 60 + index / 100 });

const sizes = [0, 1, pageSize, pageSize + 1, 127, 10_000].map((size): Fault => ({
  id: `${size} offers`,
  provider: { body: JSON.stringify({ offers: Array.from({ length: size }, numbered) }) },
  act: pressAnd((visit) => visit.toLastPage(Math.ceil(size / pageSize))),
  sees: size === 0 ? { view: 'no offers' } : { view: 'offers', offers: size },
  leads: 1,
}));

export const providerFaults: Readonly<Record<string, readonly Fault[]>> = {
  transport,
  answer: [
    ...BAD_ANSWERS.map(([id, provider]) => ({ id: `the answer is ${id}`, provider, sees: refused })),
    ...ODD_BUT_READ.map(([id, provider]): Fault => ({
      id: `the answer is JSON ${id}`,
      provider,
      sees: { view: 'offers', offers: GOOD_OFFERS.length },
    })),
  ],
  offer: oddOffers,
  size: sizes,
};
