import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatMonth, formatNumber, formatPercent, formatPesos } from '#domain/format.ts';
import { nominalCft } from '#domain/quote/lender-file.ts';
import type { Product } from '#domain/quote/product.ts';
import { importFile } from '#scripts/catalogue/import-file.ts';
import { UNATTENDED } from '#scripts/catalogue/plausible.ts';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { figuresIn, type Written } from '#scripts/config/typed-figures.ts';
import type { Content } from '#site/content.ts';
import { followRecord, productsOf } from '#site/follow-record.ts';
import { landingFacts } from '#site/landing-facts.ts';
import { contentOn } from '#site/on-day.ts';
import type { Scope } from '#site/record-gaps.ts';
import { content } from '../support/content/content.ts';
import { ROOT } from '../support/content/files.ts';
import { futureDays } from '../support/content/future-days.ts';
import { GIVEN_RECORDS } from '../support/content/given-record.ts';
import { apiOf, type OfficialRecord, recordOf } from '../support/content/official-records.ts';
import { pageAt, readable, textsOf } from '../support/content/rendered-pages.ts';

/*
 * The record of each day is imported into a copy of the content as the refresh does it by itself; the copy is checked, and
 * its pages are read. No day may stop a build, and no page may say a figure that the day's record has not.
 */

vi.setConfig({ testTimeout: 120_000 });

/** Drawn days: a few in every run, all of them in the long one. */
const DRAWN = Number(process.env['REPLAY_DAYS'] ?? 3);
const [TODAY, NEXT] = ['2026-11-27', '2026-11-30'];

type Day = { day: string; what: string; records: readonly OfficialRecord[] };

const { products } = content.catalogue;
const given = new Set(GIVEN_RECORDS.map(({ code }) => code));
const others = products.map(recordOf).filter(({ code }) => !given.has(code));
/** The given record of October in place of what its entities declared before, as the service answered it. */
const OCTOBER: Day = {
  day: TODAY,
  what: 'the given records of October',
  records: [...others, ...GIVEN_RECORDS],
};
const DAYS: Day[] = [OCTOBER, ...futureDays(OCTOBER.records, NEXT, DRAWN, 20_261_126)];

let folder: string;
const aside = new Map<string, number>();
let read = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'));
  cpSync(contentFolder(ROOT), folder, { recursive: true });
  vi.stubEnv('CONFIG', folder);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  const named = [...aside].map(([what, days]) => `${what} on ${days}`).toSorted();
  console.log(
    `${DAYS.length} days, ${read} figures read; what stepped aside, and on how many days: ${named.join('; ')}`,
  );
});

/** Figures that a day's record has of some products, by the gap that carries them, as a reader sees them. */
function figuresOf(
  own: readonly Product[],
  of: Content,
): Record<Written['gap'] | string, ReadonlySet<string>> {
  const words = (texts: string[]): ReadonlySet<string> => new Set(texts.map(readable));
  const counted = (pick: (product: Product) => number, one: string, many: string) =>
    words(own.map(pick).map((count) => `${formatNumber(count)} ${count === 1 ? one : many}`));
  return {
    minIncome: words(own.map(({ minIncome }) => formatPesos(minIncome))),
    maxAmount: words(own.map(({ maxAmount }) => formatPesos(maxAmount))),
    maxTerm: counted(({ maxTerm }) => maxTerm, 'mes', 'meses'),
    minSeniority: counted(({ minSeniority }) => minSeniority, 'mes', 'meses'),
    maxAge: counted(({ maxAge }) => maxAge, 'año', 'años'),
    incomeShare: words(
      own.flatMap(({ maxIncomeShare }) => [
        `${formatNumber(maxIncomeShare)} %`,
        formatPercent(maxIncomeShare),
      ]),
    ),
    cft: words(own.map((product) => formatPercent(nominalCft(product)))),
    declaredMonth: words(own.map(({ reported }) => formatMonth(reported))),
    dataMonth: words([formatMonth(of.catalogue.asOf)]),
  };
}

const number = (figure: string): number => Number(figure.replaceAll('.', ''));

/** Where the texts of a scope's content stand on its page, besides what the engine itself says of the record. */
const TEXTS: Readonly<Record<Scope, string>> = {
  site: 'main p, main li',
  lender: 'h1 ~ p, [aria-labelledby="por-que"] p, [aria-labelledby="por-que"] li',
  sheet: 'main li',
  audience: 'h1 ~ p, section p',
};

/** The figures of a page's texts that the day's record has not. */
function staleOn(path: string, scope: Scope, own: readonly Product[], of: Content): string[] {
  const known = figuresOf(own, of);
  const entities = landingFacts({ start: {} }, of)?.count ?? 0;
  const page = pageAt(path, of);
  const engine = new Set(textsOf(page, '[aria-labelledby="cifras"] p'));
  const texts = textsOf(page, TEXTS[scope]).filter((text) => !engine.has(text));
  return texts.flatMap((text) => {
    const { figures } = figuresIn(text, scope);
    read += figures.length;
    // The engine itself counts the entities of a page's own loan; content says 'más de'.
    const isClaim = (figure: string): boolean =>
      /(?:más de |\+)$/iu.test(text.slice(0, text.indexOf(figure)));
    const isStale = ({ gap, figure }: Written): boolean =>
      gap === 'entities' || gap === 'banks'
        ? isClaim(figure) && number(figure) >= entities
        : !known[gap]?.has(readable(figure));
    return figures
      .filter(isStale)
      .map(({ gap, figure }) => `${path}: ${figure} is no ${gap} of the day (${text})`);
  });
}

/** Every page with texts that quote the record. */
function staleFigures(of: Content): string[] {
  const ownOf = (id: string): Product[] =>
    productsOf(
      of.lenders.find((one) => one.id === id),
      of.catalogue,
    );
  return [
    ...['/', '/simular', '/bancos', '/informacion'].flatMap((path) => staleOn(path, 'site', [], of)),
    ...of.lenders.flatMap(({ id, page }) => (page ? staleOn(`/${id}`, 'lender', ownOf(id), of) : [])),
    ...of.bankDetails.flatMap(({ slug, lenderId }) =>
      staleOn(`/banco/${slug}`, 'sheet', ownOf(lenderId), of),
    ),
    ...of.landings.flatMap(({ id }) => staleOn(`/prestamos/${id}`, 'audience', [], of)),
  ];
}

/** Rules that name what the record made step aside. */
const ASIDE = new Set(['bank-details', 'landing-facts', 'lender-declared']);

describe('a day of the record', () => {
  it.each(DAYS)('$day: $what stops nothing, and no page says a figure of another day', ({ day, records }) => {
    vi.setSystemTime(`${day}T15:00:00Z`);
    const bytes = Buffer.from(apiOf(records));
    const { result, warnings } = importFile({
      root: ROOT,
      file: 'service.json',
      bytes,
      dryRun: false,
      staleBefore: null,
      // The given records are a part of the whole, put into it: that day needs a person.
      tolerance: day === OCTOBER.day ? null : UNATTENDED,
    });
    expect({ result, warnings }).toMatchObject({
      result: expect.stringMatching(/written|same/),
      warnings: [],
    });
    const loaded = loadContent(ROOT);
    const problems = allProblems(loaded, { today: day });
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    for (const { rule, file } of problems)
      if (ASIDE.has(rule)) aside.set(`${rule} ${file}`, (aside.get(`${rule} ${file}`) ?? 0) + 1);
    if (!loaded.content) throw new Error('The content is broken.');
    expect(staleFigures(contentOn(followRecord(loaded.content), day))).toEqual([]);
  });
});
