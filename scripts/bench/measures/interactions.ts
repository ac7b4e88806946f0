import type { Page } from 'playwright';
import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, median, percentile } from '#scripts/bench/figure.ts';
import { visitResults } from '#scripts/bench/results-visit.ts';
import {
  type BenchVisit,
  endVisit,
  LENDER,
  LENDER_PAGE,
  newVisitor,
  openPage,
  SLOWDOWN,
  stored,
} from '#scripts/bench/visitor.ts';

const OFFERS = 2000;
const TIMES = 20;
const OPENINGS = 9;
const LONG_TERM = 60;
/** Milliseconds in which what an interaction left for later, smooth scrolling included, is done. */
const REST = 400;
const TIMEOUT = 15_000;

type Noted = { measured: number[]; lists: number[]; charts: number[] };

/**
 * Measures every click and key up to after the next frame, up to after the first frame in which the list of offers has
 * changed, and up to the paint of a chart; runs in the page.
 */
function noteInteractions(): void {
  const chart = '[id^=detalle-] svg[viewBox^="0 0 60 "]';
  const measured: number[] = [];
  const lists: number[] = [];
  const charts: number[] = [];
  Object.assign(window, { benchInteractions: { measured, lists, charts } });
  const listed = () =>
    Array.from(document.querySelectorAll('article h3'), ({ textContent }) => textContent).join();
  let isWaiting = false;
  const afterPaint = (act: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(act, { priority: 'user-blocking' }));
  const note = ({ timeStamp, isTrusted }: Event) => {
    // The click on a label is followed by one on its control, which is no other interaction.
    if (!isTrusted || isWaiting) return;
    isWaiting = true;
    afterPaint(() => {
      isWaiting = false;
      measured.push(performance.now() - timeStamp);
    });
    const frames = 120;
    const look = (isThere: () => boolean, noted: number[], left = frames): unknown =>
      afterPaint(() => {
        if (isThere()) noted.push(performance.now() - timeStamp);
        else if (left > 0) look(isThere, noted, left - 1);
      });
    const before = listed();
    look(() => listed() !== before, lists);
    if (!document.querySelector(chart)) look(() => document.querySelector(chart) !== null, charts);
  };
  addEventListener('click', note, { capture: true });
  addEventListener('keydown', note, { capture: true });
}

/** What was noted since the last time, once everything is painted. */
async function takeNoted(page: Page): Promise<Noted> {
  await page.waitForTimeout(REST);
  return page.evaluate(() => {
    const { measured, lists, charts } = (window as unknown as { benchInteractions: Noted }).benchInteractions;
    return { measured: measured.splice(0), lists: lists.splice(0), charts: charts.splice(0) };
  });
}

/**
 * Does something and gives what was noted of it once the page is not as it was before. The page is looked at only after
 * a rest: a look takes its time from what is measured. Throws Error when nothing changes.
 */
async function notedOf(page: Page, of: string, act: () => Promise<unknown>): Promise<Noted> {
  const before = await page.evaluate(stateOf);
  const deadline = performance.now() + TIMEOUT;
  await act();
  do {
    if (performance.now() > deadline) throw new Error(`${of}: nothing changed on the page.`);
    await page.waitForTimeout(REST);
  } while ((await page.evaluate(stateOf)) === before);
  return takeNoted(page);
}

/** What an interaction changes, as one text; runs in the page. */
const stateOf = (): string =>
  [
    location.search,
    ...Array.from(document.querySelectorAll('article h3, output'), ({ textContent }) => textContent),
    ...Array.from(
      document.querySelectorAll<HTMLInputElement>('input'),
      ({ value, checked }) => value + checked,
    ),
  ].join('|');

type Interaction = {
  of: string;
  act: (page: Page, time: number) => Promise<unknown>;
  /** What it is measured up to: any next frame, or the first in which the list has changed. */
  upTo?: 'measured' | 'lists';
};

/** Does something again and again and gives the milliseconds of each time. */
async function repeated(
  { page }: BenchVisit,
  { of, act, upTo = 'measured' }: Interaction,
): Promise<number[]> {
  const runs: number[] = [];
  await takeNoted(page);
  for (let time = 0; time < TIMES; time += 1) {
    const last = (await notedOf(page, of, () => act(page, time)))[upTo].at(-1);
    if (last === undefined) throw new Error(`${of}: no event was seen.`);
    runs.push(last);
  }
  return runs;
}

const figuresOf = (of: string, runs: readonly number[]): Figure[] => [
  {
    goal: 'interaction-median',
    of,
    runs,
    by: 'median',
    note: `p95 ${Math.round(percentile(runs, 0.95))} ms`,
  },
  { goal: 'interaction-p95', of, runs, by: 'p95', note: `median ${Math.round(median(runs))} ms` },
];

/** There and back: by CFT and by instalment, whose orders differ. */
const ARROWS = ['ArrowRight', 'ArrowLeft'];

/*
 * By keys, which reach their control wherever the page scrolls meanwhile: cards take their real height only when they
 * come near the window, and move what follows. What a key and a finger set in motion is the same.
 */
const IN_RESULTS: readonly Interaction[] = [
  {
    of: 'sort',
    upTo: 'lists',
    act: (page, time) => page.locator('input[name=sort]:checked').press(ARROWS[time % 2] ?? ''),
  },
  {
    of: 'page change',
    upTo: 'lists',
    act: (page, time) =>
      page
        .locator(`nav button:${time % 2 === 0 ? 'last' : 'first'}-child`)
        .last()
        .press('Enter'),
  },
];

const FILTER: Interaction = {
  of: 'filter',
  act: (page) => page.locator('input[name=kind]:checked').press('ArrowRight'),
};

/** Sort, page change and filter in the list, then the slider of an open offer. */
async function inResults(bench: Bench): Promise<Figure[]> {
  const visit = await visitResults(bench, { offers: OFFERS, script: noteInteractions });
  const { page } = visit;
  const figures: Figure[] = [];
  for (const interaction of IN_RESULTS)
    figures.push(...figuresOf(interaction.of, await repeated(visit, interaction)));
  await page.locator('button[popovertarget]', { hasText: 'Filtrar' }).tap();
  figures.push(...figuresOf(FILTER.of, await repeated(visit, FILTER)));
  await page.keyboard.press('Escape');
  await page.locator('article button[aria-expanded]').first().tap();
  await page.locator('input[name=early-repayment]').focus();
  const step: Interaction = {
    of: 'slider step (early repayment)',
    act: (_, time) => page.keyboard.press(ARROWS[time % 2] ?? ''),
  };
  figures.push(...figuresOf(step.of, await repeated(visit, step)));
  await endVisit(visit);
  return figures;
}

/** The amount's slider in the form, with the preview of the market that follows it. */
async function inForm(bench: Bench): Promise<Figure[]> {
  const { url } = await bench.site();
  const visit = await newVisitor(await bench.browser(), url, {
    slowdown: SLOWDOWN,
    stored: stored(LENDER),
    script: noteInteractions,
  });
  const { page } = visit;
  await openPage(visit, LENDER_PAGE);
  await visit.quiet();
  await page.locator('input[name=amountSlider]').focus();
  const step: Interaction = {
    of: 'slider step (amount, with preview)',
    act: (_, time) => page.keyboard.press(ARROWS[time % 2] ?? ''),
  };
  const runs = await repeated(visit, step);
  await endVisit(visit);
  return figuresOf(step.of, runs);
}

async function chartOpenings(bench: Bench): Promise<Figure> {
  const visit = await visitResults(bench, { offers: OFFERS, term: LONG_TERM, script: noteInteractions });
  const { page } = visit;
  const runs: number[] = [];
  await takeNoted(page);
  for (let time = 0; time < OPENINGS; time += 1) {
    const offer = page.locator('article button[aria-expanded=false]').nth(time);
    const [opened] = (await notedOf(page, 'chart', () => offer.press('Enter'))).charts;
    if (opened === undefined) throw new Error('The chart was never painted.');
    runs.push(opened);
    await page.locator('article button[aria-expanded=true]').press('Enter');
    await takeNoted(page);
  }
  await endVisit(visit);
  return { goal: 'chart', of: LENDER_PAGE, runs, by: 'median' };
}

/** How fast the results answer to a touch with many offers. */
export async function* measureInteractions(bench: Bench): AsyncGenerator<Figure> {
  yield* await inResults(bench);
  yield* await inForm(bench);
  yield await chartOpenings(bench);
}
