import type { Page } from 'playwright';
import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, median, percentile, repeated } from '#scripts/bench/figure.ts';
import { LENDER, LENDER_PAGE, openPage, stored, visiting, visitingResults } from '#scripts/bench/visitor.ts';

const OFFERS = 2000;
const TIMES = 20;
const OPENINGS = 9;
const LONG_TERM = 60;
/** Milliseconds in which what an interaction left for later, smooth scrolling included, is done. */
const REST = 400;
const TIMEOUT = 15_000;

/** The end of an interaction's measurement: any next frame, or the first in which the list, or the chart, has changed. */
type UpTo = 'frame' | 'list' | 'chart';
/** The notes of the page's script: gives the milliseconds of the last interaction, and waits for the next one. */
type Noting = { next: (upTo: UpTo) => number | undefined };

/**
 * Measures every click and key up to after the frame that is asked for; runs in the page. How the page is before is
 * read ahead, at rest, and the clock before how it is after: what looks on takes no time from what it measures.
 */
function noteInteractions(): void {
  const chart = '[id^=detalle-] svg[viewBox^="0 0 60 "]';
  const stateOf = {
    frame: () => performance.now(),
    list: () => Array.from(document.querySelectorAll('article h3'), ({ textContent }) => textContent).join(),
    chart: () => document.querySelector(chart) !== null,
  };
  const frames = 120;
  const milliseconds: number[] = [];
  let state: () => unknown = stateOf.frame;
  let before = state();
  let isWaiting = false;
  const next = (upTo: UpTo) => {
    state = stateOf[upTo];
    before = state();
    return milliseconds.splice(0).at(-1);
  };
  Object.assign(window, { benchNoting: { next } satisfies Noting });
  const afterPaint = (act: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(act, { priority: 'user-blocking' }));
  const note = ({ timeStamp, isTrusted }: Event) => {
    // The click on a label is followed by one on its control, which is no other interaction.
    if (!isTrusted || isWaiting) return;
    isWaiting = true;
    const look = (left: number) =>
      afterPaint(() => {
        const now = performance.now();
        if (state() === before && left > 0) return look(left - 1);
        isWaiting = false;
        if (left > 0) milliseconds.push(now - timeStamp);
      });
    look(frames);
  };
  addEventListener('click', note, { capture: true });
  addEventListener('keydown', note, { capture: true });
}

/** Returns the notes since the last call, once everything is painted, and sets the end of the next measurement. */
async function takeNoted(page: Page, upTo: UpTo): Promise<number | undefined> {
  await page.waitForTimeout(REST);
  return page.evaluate((kind) => (window as unknown as { benchNoting: Noting }).benchNoting.next(kind), upTo);
}

/** A key pressed on a control that has the focus. */
type Interaction = {
  of: string;
  /** The selector of the control, at each time. */
  control: (time: number) => string;
  key: (time: number) => string;
  upTo?: UpTo;
};

/**
 * Presses a key and gives its milliseconds once the page is not as it was before. The control has had the focus for a
 * while, as when a person presses: to paint the focus is no part of what is measured. Throws Error when nothing changes,
 * or no event was seen.
 */
async function timeOf(
  page: Page,
  { of, control, key, upTo = 'frame' }: Interaction,
  time: number,
): Promise<number> {
  await page.locator(control(time)).focus();
  const before = await page.evaluate(stateOf);
  await takeNoted(page, upTo);
  const deadline = performance.now() + TIMEOUT;
  await page.keyboard.press(key(time));
  do {
    if (performance.now() > deadline) throw new Error(`${of}: nothing changed on the page.`);
    await page.waitForTimeout(REST);
  } while ((await page.evaluate(stateOf)) === before);
  const milliseconds = await takeNoted(page, upTo);
  if (milliseconds === undefined) throw new Error(`${of}: no event was seen.`);
  return milliseconds;
}

/** The parts of the page that an interaction changes, as one text; runs in the page. */
const stateOf = (): string =>
  [
    location.search,
    ...Array.from(document.querySelectorAll('article h3, output'), ({ textContent }) => textContent),
    ...Array.from(
      document.querySelectorAll<HTMLInputElement>('input'),
      ({ value, checked }) => value + checked,
    ),
  ].join('|');

/** Does something again and again: the figures of each time. */
async function figuresOf(page: Page, interaction: Interaction): Promise<Figure[]> {
  const { of } = interaction;
  const runs = await repeated(TIMES, (time) => timeOf(page, interaction, time));
  const p95 = `p95 ${Math.round(percentile(runs, 0.95))} ms`;
  return [
    { goal: 'interaction-median', of, runs, by: 'median', note: p95 },
    { goal: 'interaction-p95', of, runs, by: 'p95', note: `median ${Math.round(median(runs))} ms` },
  ];
}

/** There and back: by CFT and by instalment, whose orders differ. */
const alternateArrow = (time: number): string => ['ArrowRight', 'ArrowLeft'][time % 2] ?? '';

/*
 * By keys, which reach their control wherever the page scrolls meanwhile: cards take their real height only when they
 * come near the window, and move what follows. What a key and a finger set in motion is the same.
 */
const SORT: Interaction = {
  of: 'sort',
  upTo: 'list',
  control: () => 'input[name=sort]:checked',
  key: alternateArrow,
};
const PAGE_CHANGE: Interaction = {
  of: 'page change',
  upTo: 'list',
  control: (time) => `nav button:${time % 2 === 0 ? 'last' : 'first'}-child >> nth=-1`,
  key: () => 'Enter',
};
const FILTER: Interaction = {
  of: 'filter',
  control: () => 'input[name=kind]:checked',
  key: () => 'ArrowRight',
};

/** A step of the slider with a name. */
const sliderStep = (of: string, name: string): Interaction => ({
  of,
  control: () => `input[name=${name}]`,
  key: alternateArrow,
});

const OPENING: Interaction = {
  of: 'chart',
  upTo: 'chart',
  control: (time) => `article button[aria-expanded=false] >> nth=${time}`,
  key: () => 'Enter',
};

/** Sort, page change and filter in the list, then the slider of an open offer. */
const inResults = (bench: Bench): Promise<Figure[]> =>
  visitingResults(bench, { offers: OFFERS, script: noteInteractions }, async ({ page }) => {
    const sorted = await figuresOf(page, SORT);
    const paged = await figuresOf(page, PAGE_CHANGE);
    // Opening changes no list, whose change would be waited for.
    await takeNoted(page, 'frame');
    await page.locator('button[popovertarget]', { hasText: 'Filtrar' }).tap();
    const filtered = await figuresOf(page, FILTER);
    await page.keyboard.press('Escape');
    await page.locator('article button[aria-expanded]').first().tap();
    const step = sliderStep('slider step (early repayment)', 'early-repayment');
    return [...sorted, ...paged, ...filtered, ...(await figuresOf(page, step))];
  });

/** The amount's slider in the form, with the preview of the market that follows it. */
async function inForm({ site, slowdown }: Bench): Promise<Figure[]> {
  const conditions = { slowdown, stored: stored(LENDER), script: noteInteractions };
  return visiting(await site(), conditions, async ({ page, quiet }) => {
    await openPage(page, LENDER_PAGE);
    await quiet();
    return figuresOf(page, sliderStep('slider step (amount, with preview)', 'amountSlider'));
  });
}

const chartOpenings = (bench: Bench): Promise<number[]> =>
  visitingResults(bench, { offers: OFFERS, term: LONG_TERM, script: noteInteractions }, ({ page }) =>
    repeated(OPENINGS, async (time) => {
      const milliseconds = await timeOf(page, OPENING, time);
      await page.locator('article button[aria-expanded=true]').press('Enter');
      return milliseconds;
    }),
  );

/** Measures how fast the results answer to a touch with many offers. */
export async function* measureInteractions(bench: Bench): AsyncGenerator<Figure> {
  yield* await inResults(bench);
  yield* await inForm(bench);
  yield { goal: 'chart', of: LENDER_PAGE, runs: await chartOpenings(bench), by: 'median' };
}
