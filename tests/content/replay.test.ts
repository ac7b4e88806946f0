import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatPercent } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue, Ledger } from '#generated/types.ts';
import { HEADER } from '#scripts/catalogue/current.ts';
import { feed } from '#scripts/build/site/feed.ts';
import { openData } from '#scripts/build/site/open-data.ts';
import { refreshCatalogue } from '#scripts/cli/refresh-catalogue.ts';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import type { Content } from '#site/content.ts';
import { followRecord } from '#site/follow-record.ts';
import { pagePaths } from '#site/routes.ts';
import { shownContent } from '#site/shown-content.ts';
import { expectElements, named, readXml, textOf } from '../support/content/atom.ts';
import { faultsBySchema } from '../support/content/by-schema.ts';
import { content } from '../support/content/content.ts';
import { ROOT } from '../support/content/files.ts';
import { futureDays } from '../support/content/future-days.ts';
import { GIVEN_RECORDS } from '../support/content/given-record.ts';
import { apiOf, recordOf } from '../support/content/official-records.ts';
import { htmlOf } from '../support/content/rendered-pages.ts';
import { AWAY, replayedDays, TOLD, TRAMO, TYPING } from '../support/content/replayed-days.ts';
import { recordFigures } from '../support/run/figures.ts';
import { useTestServer } from '../support/server/test-server.ts';

/*
 * The refresh brings the record of each day into a copy of the content, as it does unattended. Each day the copy is checked
 * and on some days its pages are written, too. No day may stop a build.
 */

vi.setConfig({ testTimeout: 120_000 });

/** Drawn days: a few in every run, 300 in the long one, which builds the site and runs the content's suites besides. */
const DRAWN = Number(process.env['REPLAY_DAYS'] ?? 3);
const isLong = process.env['REPLAY_DAYS'] !== undefined;
/** In the long run the pages are read on the first day too, and every so many drawn days; in every run on two days. */
const PAGES_EVERY = 30;
const [TODAY, NEXT] = ['2026-11-27', '2026-11-30'];

const given = new Set(GIVEN_RECORDS.map(({ code }) => code));
const others = content.catalogue.products.map(recordOf).filter(({ code }) => !given.has(code));
const { days: REPLAYED, unconfirmed: UNCONFIRMED } = replayedDays(others);
/** The given record of October in place of what its entities declared before. */
const october = [...others, ...GIVEN_RECORDS];
const DRAWN_DAYS = [...futureDays(october, NEXT, DRAWN, 20_261_126)].map((one, at) => ({ ...one, at }));

/** Lenders of the made-up site go by codes of entities that the given record of October has under other names. */
const isMadeUp = contentFolder(ROOT).endsWith('tests/fixtures/site');

let folder: string;
let load: ReturnType<typeof openLoader>;
const server = useTestServer();
const aside = new Map<string, number>();
const seen = { days: 0, stopped: 0, pages: 0 };
const table: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
  cpSync(contentFolder(ROOT), folder, { recursive: true });
  vi.stubEnv('CONFIG', folder);
  vi.useFakeTimers({ toFake: ['Date'] });
  load = openLoader(ROOT);
  // The replay begins without a record, which the next one then takes from the central bank's own service.
  const site = JSON.parse(textIn('site.json')) as Content['site'];
  const allowedHosts = [...new Set([...site.allowedHosts, new URL(HEADER.service).host])];
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, allowedHosts }));
  writeFileSync(join(folder, 'catalogue.json'), '');
  rmSync(join(folder, 'ledger.json'), { force: true });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  const head = '| day | answer | catalogue | loans | CFTEA of the cut |\n| --- | --- | --- | --- | --- |';
  const stepped = [...aside].map(([what, days]) => `${what} on ${days}`).toSorted();
  const counted = `${seen.days} days: ${seen.stopped} stopped a build, ${seen.pages} pages written. Stepped aside, days: ${stepped.join('; ') || 'nothing'}.`;
  recordFigures('tests/content/replay', [head, ...table, '', counted].join('\n'));
  console.log(counted);
});

const textIn = (name: string): string => readFileSync(join(folder, name), 'utf8');
const catalogue = (): Catalogue => JSON.parse(textIn('catalogue.json')) as Catalogue;

/** Refreshes the copy on a day with an answer of the service; the code and the words of the command. */
async function refreshed(day: string, answer: string, ...more: string[]) {
  vi.setSystemTime(`${day}T15:00:00Z`);
  server.answer = (_, response) => void response.end(answer);
  const said: string[] = [];
  const output = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };
  const asked = [`--url=${server.url}/x`, '--timeout=2', ...more];
  const code = await refreshCatalogue.run([...asked, '--root', ROOT], output);
  return { code, said: said.join('\n') };
}

/** Rules that name what the record made step aside. */
const ASIDE = new Set(['bank-details', 'audience-facts', 'lender-declared']);

/** Checks the copy as it stands on a day; `pages`: writes its pages, too. */
function expectWhole(day: string, { pages }: { pages: boolean }): void {
  // Dates that people wrote into our content are later than the thirteen days.
  const today = day > TODAY ? day : TODAY;
  const loaded = load(readFiles(ROOT));
  const problems = allProblems(loaded, { today });
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  seen.days += 1;
  seen.stopped += errors.length > 0 ? 1 : 0;
  expect(errors).toEqual([]);
  for (const { rule, file } of problems)
    if (ASIDE.has(rule)) aside.set(`${rule} ${file}`, (aside.get(`${rule} ${file}`) ?? 0) + 1);
  if (!loaded.content) throw new Error('The content is broken.');
  const of = shownContent(followRecord(loaded.content));
  for (const path of pages ? pagePaths(of) : []) {
    expect(htmlOf(path, of)).toContain('</html>');
    seen.pages += 1;
  }
}

let first: Product[] | undefined;

describe('a day of the thirteen', () => {
  it.each(REPLAYED)('$day: $what', async ({ day, what, answer, written, held, cft, says = '' }) => {
    const was = textIn('catalogue.json');
    const { code, said } = await refreshed(day, answer);
    expect([code, said]).toEqual([held ? 1 : 0, expect.stringContaining(says)]);
    expect(textIn('catalogue.json') !== was).toBe(written);
    const { products } = catalogue();
    const isCut = (one: Product): boolean => one.code === 11 && one.product === TRAMO.fullName;
    expect(products.find(isCut)?.cftea).toBe(cft);
    // Nobody is ever quoted below what anybody would be charged, and one entity changes nothing of the others.
    expect(products.filter((one) => one.code === 7 && one.cftea < 150)).toEqual([]);
    const unchanged = products.filter((one) => one.code !== 7 && !isCut(one));
    first ??= unchanged;
    const isAway = what.includes('away');
    expect(unchanged).toEqual(first.filter((one) => one.code !== AWAY || !isAway));
    expectWhole(day, { pages: day === REPLAYED.at(-1)?.day || (isLong && day === REPLAYED[0]?.day) });
    table.push(
      `| ${day} | ${what} | ${written ? 'written' : 'as it was'} | ${products.length} | ${formatPercent(cft)} |`,
    );
  });

  it('told every change once in the ledger of rates, with the day it was declared', () => {
    const { loans } = JSON.parse(textIn('ledger.json')) as Ledger;
    const lines = loans.flatMap(({ code, product, figures }) =>
      figures.map(({ day, declared, change, cftea }) =>
        [day, change, code, product, declared, cftea].join(' '),
      ),
    );
    expect(lines.toSorted()).toEqual(TOLD);
  });

  it('a day of the thirteen ends with a feed that is Atom, and with open data that their schema describes', () => {
    const ledger = JSON.parse(textIn('ledger.json')) as Ledger;
    const of = { ...content, catalogue: catalogue(), ledger };
    const atom = readXml(feed(of)[1]);
    const entries = named(atom, 'entry');
    for (const element of [atom, ...entries]) expectElements(element);
    const news = entries.map((entry) => textOf(entry, 'id').split(',')[1]);
    expect(news).toEqual(['2026-09-15:448', '2026-09-11:448', '2026-09-10:11', '2026-09-03:7']);
    const [[, json = ''] = []] = openData(of);
    expect(faultsBySchema('open-data', JSON.parse(json))).toBe('No errors');
  });

  it('a day of the thirteen leaves out a change that is not confirmed within seven days', async () => {
    for (const { day, answer, isThere } of UNCONFIRMED) {
      await refreshed(day, answer);
      expect(catalogue().products.some(({ code }) => code === TYPING)).toBe(isThere);
    }
  });
});

/** What the workflow asks before it merges a refresh by itself, besides the check; the replay is this one. */
const ASKED = ['first-offers', 'lenders', 'pages'].map((name) => `tests/content/${name}.test.ts`);

describe.skipIf(isMadeUp)('after the given records of October, accepted by a person', () => {
  it('nothing stops, and every page is written', async () => {
    const { code } = await refreshed(TODAY, apiOf(october), '--accept');
    expect(code).toBe(0);
    expectWhole(TODAY, { pages: true });
  });

  it.runIf(isLong)(
    'the site is built, and the suites pass that a refresh is merged by',
    { timeout: 600_000 },
    () => {
      const env = { ...process.env, CONFIG: folder, VITEST: '', NODE_ENV: 'production' };
      const built = join(folder, '../', `${folder.split('/').at(-1)}-dist`);
      execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', built], {
        env,
        stdio: 'pipe',
      });
      expect(readFileSync(join(built, 'index.html'), 'utf8')).toContain('</html>');
      rmSync(built, { recursive: true });
      const run = ['vitest', 'run', '--project', 'content', ...ASKED];
      execFileSync('npx', run, { env: { ...env, NODE_ENV: 'test' }, stdio: 'pipe' });
    },
  );
});

describe.skipIf(isMadeUp)('a drawn day', () => {
  it.each(DRAWN_DAYS)('$day: $what is taken unattended and stops nothing', async ({ day, records, at }) => {
    const { code, said } = await refreshed(day, apiOf(records));
    expect([code, /^Ojo:/m.exec(said)]).toEqual([0, null]);
    expectWhole(day, { pages: isLong && at % PAGES_EVERY === 0 });
  });
});
