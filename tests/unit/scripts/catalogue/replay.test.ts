import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Catalogue, Ledger } from '#generated/types.ts';
import { command } from '#scripts/cli/refresh-catalogue.ts';
import { createProject, type Project } from '../../../support/content/import-command.ts';
import { apiOf, type OfficialRecord, record } from '../../../support/content/official-records.ts';
import { useTestServer } from '../../../support/server/test-server.ts';

vi.setConfig({ testTimeout: 60_000 });

/* The service's answers over eleven days, with what moved between June and October 2026. */

const OTHERS = Array.from({ length: 40 }, (_, at) =>
  record({
    code: 50_000 + at,
    entity: `ENTIDAD ${at} S.A.`,
    tea: 60 + at,
    cftea: 90 + at,
    reported: '2026-08-12',
  }),
);
// The entity with code 11 cut this loan on 2026-09-08.
const cut = (cftea: number, reported: string): OfficialRecord =>
  record({ code: 11, entity: 'BANCO CON CORTE', fullName: 'TRAMO IV', tea: 90, cftea, reported });
// The entity with code 7 declared six products in the place of one on 2026-09-03.
const sixProducts = ['EMINENT', 'PLUS', 'MOVE'].flatMap((segment, at) => [
  record({
    fullName: `PRESTAMOPERSONALMINIMO${segment}`,
    shortName: null,
    tea: 46.78,
    cftea: 58.86,
    reported: '2026-09-03',
  }),
  record({
    fullName: `PRESTAMOPERSONALMAXIMO${segment}`,
    shortName: null,
    tea: 110,
    cftea: [150.86, 213.24, 398.19][at] as number,
    reported: '2026-09-03',
  }),
]);
const before = [...OTHERS, cut(186.76, '2026-06-15')];
const after = [...OTHERS, ...sixProducts, cut(129.27, '2026-09-08')];
const swapped = after.map((one) => ({
  ...one,
  reported: String(one.reported).replace(/-(\d\d)-(\d\d)$/, '-$2-$1'),
}));
const typo = after.map((one, at) => (at === 5 ? { ...one, cftea: 950 } : one));

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
    answer: apiOf([...before, ...sixProducts]),
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
    answer: apiOf(after.slice(1)),
    written: true,
    cft: 129.27,
  },
  { day: '2026-09-14', what: 'the entity is back', answer: apiOf(after), written: true, cft: 129.27 },
  {
    day: '2026-09-15',
    what: 'a page in the place of the record',
    answer: '<!doctype html><p>Mantenimiento',
    written: false,
    cft: 129.27,
    says: 'no parece',
  },
  { day: '2026-09-16', what: 'day and month swapped', answer: apiOf(swapped), written: false, cft: 129.27 },
  {
    day: '2026-09-17',
    what: 'a figure with a digit too many',
    answer: apiOf(typo),
    written: true,
    cft: 129.27,
    says: 'sigue con el del 12/08/2026',
  },
  { day: '2026-09-18', what: 'the error corrected', answer: apiOf(after), written: true, cft: 129.27 },
];

let project: Project;
const server = useTestServer();
const catalogue = (): Catalogue => JSON.parse(project.catalogue() ?? '') as Catalogue;

beforeAll(() => {
  project = createProject();
  project.setCatalogue('');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  project.remove();
});

it.each(DAYS)('$day, $what', async ({ day, answer, written, cft, says = '' }) => {
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
  expect(products.find(({ code }) => code === 11)?.cftea).toBe(cft);
  // Nobody is ever quoted below what anybody would be charged, and one entity changes nothing of the others.
  expect(products.filter(({ cftea }) => cftea < 90)).toEqual([]);
  for (const { code, cftea } of products.filter((one) => one.code >= 50_000))
    expect(cftea).toBe(90 + code - 50_000);
});

it('told every change once in the ledger of rates, with the day it was declared', () => {
  const { loans } = JSON.parse(project.ledger() ?? '') as Ledger;
  const lines = loans.flatMap(({ code, product, figures }) =>
    figures.map(({ day, declared, change, cftea }) =>
      [day, change, code, product, declared, cftea].join(' '),
    ),
  );
  expect(lines.toSorted()).toEqual([
    '2026-09-01 known 11 TRAMO IV 2026-06-15 186.76',
    '2026-09-01 known 50000 PRESTAMO PERSONAL 2026-08-12 90',
    '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOEMINENT 2026-09-03 150.86',
    '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOMOVE 2026-09-03 398.19',
    '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOPLUS 2026-09-03 213.24',
    '2026-09-10 moved 11 TRAMO IV 2026-09-08 129.27',
    '2026-09-11 left 50000 PRESTAMO PERSONAL 2026-08-12 90',
    '2026-09-14 came 50000 PRESTAMO PERSONAL 2026-08-12 90',
  ]);
});

it('leaves out a change that is not confirmed within seven days', async () => {
  const odd = after.map((one, at) => (at === 5 ? { ...one, cftea: 300 } : one));
  const other = after.map((one, at) => (at === 5 ? { ...one, cftea: 310 } : one));
  const output = { log: () => undefined, error: () => undefined };
  const there = () => catalogue().products.some(({ code }) => code === 50_005);
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
