import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, median, repeated } from '#scripts/bench/figure.ts';
import { LENDER_PAGE, visitingResults } from '#scripts/bench/visitor.ts';

const RUNS = 7;
const SIZES = [
  { goal: 'answer-40', offers: 40 },
  { goal: 'answer-2000', offers: 2000 },
  { goal: 'answer-10000', offers: 10_000 },
] as const;

/** Marks that `notePaints` sets. */
const FIRST_CARDS = 'bench-first-cards';
const ALL_CARDS = 'bench-all-cards';

/**
 * Marks the first paint that shows cards, and the first that shows a whole page of them; runs in the page, so it can
 * refer to nothing outside. A task of the highest priority follows the paint at once: a plain message would wait behind
 * work that the page has put off until after it.
 */
function notePaints(): void {
  const whenPainted = (name: string) =>
    requestAnimationFrame(
      () => void scheduler.postTask(() => performance.mark(name), { priority: 'user-blocking' }),
    );
  const seen = { first: false, all: false };
  const look = () => {
    if (seen.all || !document.querySelector('article')) return;
    if (!seen.first) whenPainted('bench-first-cards');
    seen.first = true;
    seen.all = !document.querySelector('[data-partial]');
    if (seen.all) whenPainted('bench-all-cards');
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-partial'],
  });
}

/** Milliseconds from the last byte of the answer to the mark; runs in the page. */
function sinceAnswer(name: string): number | null {
  const answer = performance
    .getEntriesByType('resource')
    .find((entry) => entry.name.endsWith('/simular_personal')) as PerformanceResourceTiming | undefined;
  const painted = performance.getEntriesByName(name)[0];
  return answer && painted ? painted.startTime - answer.responseEnd : null;
}

const resultsOnce = (bench: Bench, offers: number) =>
  visitingResults(bench, { offers, script: notePaints }, async ({ page }) => {
    const first = await (await page.waitForFunction(sinceAnswer, FIRST_CARDS)).jsonValue();
    const all = await (await page.waitForFunction(sinceAnswer, ALL_CARDS)).jsonValue();
    if (first === null || all === null) throw new Error(`${offers} offers were never painted.`);
    return { first, all, cards: await page.locator('article').count() };
  });

/** From the provider's answer to the results, by the number of offers. */
export async function* measureAnswer(bench: Bench): AsyncGenerator<Figure> {
  const cards: number[] = [];
  for (const { goal, offers } of SIZES) {
    const runs = await repeated(RUNS, () => resultsOnce(bench, offers));
    cards.push(...runs.map((one) => one.cards));
    const note = `the whole page after ${Math.round(median(runs.map(({ all }) => all)))} ms`;
    yield { goal, of: LENDER_PAGE, runs: runs.map(({ first }) => first), by: 'median', note };
  }
  yield { goal: 'cards', of: '40, 2,000 and 10,000 offers', runs: cards, by: 'largest' };
}
