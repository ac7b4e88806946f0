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

/** The end of a measurement: any next frame, or the first in which the list, or the chart, has changed. */
type UpTo = 'frame' | 'list' | 'chart';

/** A key pressed on a control that has the focus. */
type Interaction = {
  of: string;
  /** The selector of the control, at each time. */
  control: (time: number) => string;
  key: (time: number) => string;
  upTo: UpTo;
};

type Noting = { benchKey: Promise<number | undefined> };

/**
 * Measures the next key up to after the frame that is asked for, and waits until the page is another than before; runs
 * in the page. The page is read ahead, at rest, and afterwards the clock is read first: reading takes no time from what
 * is measured. A page that stays the same for two seconds gives undefined.
 */
function noteNextKey(upTo: UpTo): void {
  const texts = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent).join('|');
  const inputs = () =>
    Array.from(document.querySelectorAll('input'), ({ value, checked }) => value + checked).join('|');
  const stateOf = {
    frame: () => location.search + texts('article h3, output') + inputs(),
    list: () => texts('article h3'),
    chart: () => document.querySelector('[id^=detalle-] svg[viewBox^="0 0 60 "]') !== null,
  }[upTo];
  const before = stateOf();
  const afterPaint = (act: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(act, { priority: 'user-blocking' }));
  const noted = new Promise((resolve) => {
    const note = ({ timeStamp }: Event) => {
      const look = (left: number, first?: number) =>
        afterPaint(() => {
          const now = performance.now() - timeStamp;
          if (stateOf() !== before) resolve(upTo === 'frame' ? (first ?? now) : now);
          else if (left > 0) look(left - 1, first ?? now);
          else resolve(undefined);
        });
      look(120);
    };
    addEventListener('keydown', note, { capture: true, once: true });
  });
  Object.assign(window, { benchKey: noted });
}

/**
 * Presses a key and gives its milliseconds. The control has had the focus for a while, as when a person presses: to
 * paint the focus is no part of what is measured.
 *
 * @throws Error when nothing changes on the page.
 */
async function timeOf(page: Page, { of, control, key, upTo }: Interaction, time: number): Promise<number> {
  await page.locator(control(time)).focus();
  await page.evaluate(noteNextKey, upTo);
  await page.waitForTimeout(REST);
  await page.keyboard.press(key(time));
  const milliseconds = await page.evaluate(() => (window as unknown as Noting).benchKey);
  if (milliseconds === undefined) throw new Error(`${of}: nothing changed on the page.`);
  await page.waitForTimeout(REST);
  return milliseconds;
}

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
  upTo: 'frame',
  control: () => 'input[name=kind]:checked',
  key: () => 'ArrowRight',
};
const OPENING: Interaction = {
  of: 'chart',
  upTo: 'chart',
  control: (time) => `article button[aria-expanded=false] >> nth=${time}`,
  key: () => 'Enter',
};

/** A step of the slider with a name. */
const sliderStep = (of: string, name: string): Interaction => ({
  of,
  upTo: 'frame',
  control: () => `input[name=${name}]`,
  key: alternateArrow,
});

/** Sort, page change and filter in the list, then the slider of an open offer. */
const inResults = (bench: Bench): Promise<Figure[]> =>
  visitingResults(bench, { offers: OFFERS }, async ({ page }) => {
    const sorted = await figuresOf(page, SORT);
    const paged = await figuresOf(page, PAGE_CHANGE);
    await page.locator('button[popovertarget]', { hasText: 'Filtrar' }).tap();
    const filtered = await figuresOf(page, FILTER);
    await page.keyboard.press('Escape');
    await page.locator('article button[aria-expanded]').first().tap();
    const step = sliderStep('slider step (early repayment)', 'early-repayment');
    return [...sorted, ...paged, ...filtered, ...(await figuresOf(page, step))];
  });

/** The amount's slider in the form, with the preview of the market that follows it. */
const inForm = async ({ site, slowdown }: Bench): Promise<Figure[]> =>
  visiting(await site(), { slowdown, stored: stored(LENDER) }, async ({ page, quiet }) => {
    await openPage(page, LENDER_PAGE);
    await quiet();
    return figuresOf(page, sliderStep('slider step (amount, with preview)', 'amountSlider'));
  });

const chartOpenings = (bench: Bench): Promise<number[]> =>
  visitingResults(bench, { offers: OFFERS, term: LONG_TERM }, ({ page }) =>
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
