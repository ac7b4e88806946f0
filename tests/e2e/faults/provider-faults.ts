import { content } from '../../support/visitor/content.ts';
import { expect } from '../../support/visitor/shown.ts';
import { rawOffer } from '../../support/data/offers.ts';
import type { Answer, Fault, FaultVisit, Sees } from './fault-visit.ts';

/* What the provider does wrong. */

const { pageSize } = content.results;
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
  {
    id: 'the device is offline',
    act: async (visit) => {
      await visit.toPersonal();
      await visit.page.context().setOffline(true);
      await visit.press();
    },
    sees: { view: 'error', texts: [ERROR, content.site.errors.unexpected.offline] },
  },
  {
    id: 'the connection is reset in the middle of the answer',
    provider: 'reset in the body',
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
  { id: 'the answer never comes', provider: 'held', act: pressAndGiveUp, sees: refused },
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

const BAD_ANSWERS: readonly [id: string, provider: Answer][] = [
  ['a page in HTML under status 502', { status: 502, ...gateway }],
  ['a page in HTML', gateway],
  ['JSON that stops in the middle', { body: GOOD.slice(0, 40) }],
  ['JSON without offers', { body: '{"error":"quota exceeded"}' }],
];

const NAME = 'BANCO EXTRAÑO S.A.';
const odd = (changes: object): string => JSON.stringify(rawOffer({ Banco: NAME, ...changes }));
const shown = (text: string): Sees => ({
  view: 'offers',
  offers: GOOD_OFFERS.length + 1,
  texts: [text],
});

const HOSTILE = '<img src=x onerror=alert(1)>';

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
  withOdd(
    'a CFT of zero',
    odd({ cft_nominal_anual: 0 }),
    { view: 'offers', offers: GOOD_OFFERS.length, hides: [NAME] },
    () => undefined,
  ),
  withOdd('HTML in the name', odd({ Banco: HOSTILE }), shown(HOSTILE), (visit) =>
    visit.lookAtCards(GOOD_OFFERS.length + 1),
  ),
];

const numbered = (_: unknown, index: number) =>
  rawOffer({ Banco: `BANCO NUMERO ${index + 1} S.A.`, cft_nominal_anual: 60 + index / 100 });

const sizes = [0, pageSize + 1, 10_000].map((size): Fault => ({
  id: `${size} offers`,
  provider: { body: JSON.stringify({ offers: Array.from({ length: size }, numbered) }) },
  act: pressAnd((visit) => visit.toLastPage(Math.ceil(size / pageSize))),
  sees: size === 0 ? { view: 'no offers' } : { view: 'offers', offers: size },
  leads: 1,
}));

export const providerFaults: Readonly<Record<string, readonly Fault[]>> = {
  transport,
  answer: BAD_ANSWERS.map(([id, provider]) => ({ id: `the answer is ${id}`, provider, sees: refused })),
  offer: oddOffers,
  size: sizes,
};
