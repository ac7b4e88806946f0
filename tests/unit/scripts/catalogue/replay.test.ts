import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatPercent } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue, Ledger } from '#generated/types.ts';
import { feed } from '#scripts/build/site/feed.ts';
import { openData } from '#scripts/build/site/open-data.ts';
import { recordFigures } from '../../../support/run/figures.ts';
import { refreshCatalogue as command } from '#scripts/cli/refresh-catalogue.ts';
import { expectElements, named, readXml, textOf } from '../../../support/content/atom.ts';
import { content } from '../../../support/content/content.ts';
import { faultsBySchema } from '../../../support/content/by-schema.ts';
import { GIVEN_RECORDS, SIX_BY_SEGMENT } from '../../../support/content/given-record.ts';
import { createProject, type Project } from '../../../support/content/import-command.ts';
import { apiOf, record } from '../../../support/content/official-records.ts';
import { useTestServer } from '../../../support/server/test-server.ts';

vi.setConfig({ testTimeout: 60_000 });

/*
 * The service's answers over thirteen days, made from the given record, as if nothing in it had been declared after
 * 2026-08-12, and from what moved between June and October 2026.
 */

const LAST_BEFORE = '2026-08-12';
const isTramo = (one: { code: unknown; cftea: unknown }): boolean => one.code === 11 && one.cftea === 129.27;
const OTHERS = GIVEN_RECORDS.filter((one) => one.code !== 7 && !isTramo(one)).map((one) => ({
  ...one,
  reported: String(one.reported) > LAST_BEFORE ? LAST_BEFORE : one.reported,
}));
// The entity with code 11 cut this loan on 2026-09-08.
const TRAMO = GIVEN_RECORDS.find(isTramo) ?? record();
const BEFORE_CUT = { ...TRAMO, tea: 140.4, cftea: 186.76, reported: '2026-06-15' };
const before = [
  ...OTHERS,
  BEFORE_CUT,
  record({ fullName: 'PRESTAMOPERSONAL', shortName: null, tea: 283, cftea: 398 }),
];
const withSix = [...OTHERS, BEFORE_CUT, ...SIX_BY_SEGMENT];
const after = [...OTHERS, TRAMO, ...SIX_BY_SEGMENT];
/** Entities of one loan each: the first will be away, the other will mistype its figure. */
const [AWAY, TYPING] = [448, 247];
const away = after.filter(({ code }) => code !== AWAY);
const swapped = after.map((one) => ({
  ...one,
  reported: String(one.reported).replace(/-(\d\d)-(\d\d)$/, '-$2-$1'),
}));
const mistyped = (times: number) =>
  after.map((one) => (one.code === TYPING ? { ...one, cftea: Number(one.cftea) * times } : one));

type Day = { day: string; what: string; answer: string; written: boolean; cft: number; says?: string };

const DAYS: readonly Day[] = [
  { day: '2026-09-01', what: 'the first record', answer: apiOf(before), written: true, cft: 186.76 },
  {
    day: '2026-09-02',
    what: 'the same record',
    answer: apiOf(before),
    written: false,
    cft: 186.76,
    says: 'ya estaba así',
  },
  {
    day: '2026-09-03',
    what: 'six products of an entity',
    answer: apiOf(withSix),
    written: true,
    cft: 186.76,
  },
  {
    day: '2026-09-08',
    what: 'an honest cut of 30.8 %',
    answer: apiOf(after),
    written: true,
    cft: 186.76,
    says: 'sigue con el del 15/06/2026',
  },
  { day: '2026-09-09', what: 'the cut declared again', answer: apiOf(after), written: true, cft: 186.76 },
  {
    day: '2026-09-10',
    what: 'the cut declared a third day',
    answer: apiOf(after),
    written: true,
    cft: 129.27,
    says: 'confirmado',
  },
  {
    day: '2026-09-11',
    what: 'an entity that is away',
    answer: apiOf(away),
    written: true,
    cft: 129.27,
  },
  {
    day: '2026-09-14',
    what: 'the entity away a second day',
    answer: apiOf(away),
    written: false,
    cft: 129.27,
    says: 'ya estaba así',
  },
  { day: '2026-09-15', what: 'the entity is back', answer: apiOf(after), written: true, cft: 129.27 },
  {
    day: '2026-09-16',
    what: 'a page in the place of the record',
    answer: '<!doctype html><p>Mantenimiento',
    written: false,
    cft: 129.27,
    says: 'no parece',
  },
  { day: '2026-09-17', what: 'day and month swapped', answer: apiOf(swapped), written: false, cft: 129.27 },
  {
    day: '2026-09-18',
    what: 'a figure with a digit too many',
    answer: apiOf(mistyped(10)),
    written: true,
    cft: 129.27,
    says: 'sigue con el del 06/04/2026',
  },
  { day: '2026-09-21', what: 'the error corrected', answer: apiOf(after), written: true, cft: 129.27 },
];

let project: Project;
let first: Product[] | undefined;
const table: string[] = [];
const server = useTestServer();
const catalogue = (): Catalogue => JSON.parse(project.catalogue() ?? '') as Catalogue;

beforeAll(() => {
  project = createProject();
  project.setCatalogue('');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  const head =
    '| day | answer | catalogue | loans | CFTEA of the cut | said |\n| --- | --- | --- | --- | --- | --- |';
  recordFigures('tests/unit/scripts/catalogue/replay', [head, ...table].join('\n'));
  project.remove();
});

/** Of what the command said: the first warning, or what it tells of a product set apart or confirmed, or its last line. */
function saidOf(said: readonly string[]): string {
  const lines = said.flatMap((text) => text.split('\n'));
  const telling = lines.find((line) => /^Ojo:|sigue con el|confirmado: /.test(line)) ?? lines.at(-1) ?? '';
  return telling.replace(server.url, '').trim();
}

it.each(DAYS)('$day, $what', async ({ day, what, answer, written, cft, says = '' }) => {
  vi.setSystemTime(`${day}T15:00:00Z`);
  server.answer = (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
  const was = project.catalogue();
  const said: string[] = [];
  const output = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };
  await command.run([`--url=${server.url}/x`, '--timeout=2', '--root', project.folder], output);
  expect(said.join('\n')).toContain(says);
  expect(project.catalogue() !== was).toBe(written);
  const { products } = catalogue();
  const tramo = products.find(({ product }) => product === TRAMO.fullName);
  expect(tramo?.cftea).toBe(cft);
  // Nobody is ever quoted below what anybody would be charged, and one entity changes nothing of the others.
  expect(products.filter(({ code, cftea }) => code === 7 && cftea < 150)).toEqual([]);
  const others = products.filter((one) => one.code !== 7 && one !== tramo);
  first ??= others;
  expect(others).toEqual(first.filter(({ code }) => code !== AWAY || answer !== apiOf(away)));
  const outcome = written ? 'written' : 'as it was';
  table.push(
    `| ${day} | ${what} | ${outcome} | ${products.length} | ${formatPercent(cft)} | ${saidOf(said)} |`,
  );
});

it('told every change once in the ledger of rates, with the day it was declared', () => {
  const { loans } = JSON.parse(project.ledger() ?? '') as Ledger;
  const lines = loans.flatMap(({ code, product, figures }) =>
    figures.map(({ day, declared, change, cftea }) =>
      [day, change, code, product, declared, cftea].join(' '),
    ),
  );
  expect(lines.toSorted()).toEqual([
    '2026-09-01 known 11 NACION PERSONALES LIBRE DESTINO TRAMO IV 2026-06-15 186.76',
    '2026-09-01 known 448 PRESTAMO PERSONAL MERCADO ABIERTO 2026-08-12 211.75',
    '2026-09-01 known 7 PRESTAMOPERSONAL 2026-06-12 398',
    '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOEMINENT 2026-09-03 150.86',
    '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOMOVE 2026-09-03 398.19',
    '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOPLUS 2026-09-03 213.24',
    '2026-09-03 left 7 PRESTAMOPERSONAL 2026-06-12 398',
    '2026-09-10 moved 11 NACION PERSONALES LIBRE DESTINO TRAMO IV 2026-09-08 129.27',
    '2026-09-11 left 448 PRESTAMO PERSONAL MERCADO ABIERTO 2026-08-12 211.75',
    '2026-09-15 came 448 PRESTAMO PERSONAL MERCADO ABIERTO 2026-08-12 211.75',
  ]);
});

it('ends with a feed that is Atom, with one entry for each entity and day of news', () => {
  const ledger = JSON.parse(project.ledger() ?? '') as Ledger;
  const atom = readXml(feed({ ...content, catalogue: catalogue(), ledger })[1]);
  const entries = named(atom, 'entry');
  for (const element of [atom, ...entries]) expectElements(element);
  const news = entries.map((entry) => textOf(entry, 'id').split(',')[1]);
  expect(news).toEqual(['2026-09-15:448', '2026-09-11:448', '2026-09-10:11', '2026-09-03:7']);
});

it('ends with open data that their schema describes', () => {
  const [[, json = ''] = []] = openData({ ...content, catalogue: catalogue() });
  expect(faultsBySchema('open-data', JSON.parse(json))).toBe('No errors');
});

it('leaves out a change that is not confirmed within seven days', async () => {
  const odd = mistyped(2);
  const other = mistyped(3);
  const output = { log: () => undefined, error: () => undefined };
  const there = () => catalogue().products.some(({ code }) => code === TYPING);
  for (const [day, records, isThere] of [
    ['2026-10-01', odd, true],
    ['2026-10-07', other, true],
    ['2026-10-09', odd, false],
  ] as const) {
    vi.setSystemTime(`${day}T15:00:00Z`);
    server.answer = (_, response) => void response.end(apiOf(records));
    await command.run([`--url=${server.url}/x`, '--timeout=2', '--root', project.folder], output);
    expect(there()).toBe(isThere);
  }
});
