import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import type { GoalId } from '#scripts/bench/goals.ts';
import { ALL_CARDS, FIRST_CARDS, notePaints } from '#scripts/bench/paints.ts';
import { visitResults } from '#scripts/bench/results-visit.ts';
import { LENDER_PAGE, endVisit } from '#scripts/bench/visitor.ts';

const RUNS = 7;

const SIZES: readonly { goal: GoalId; offers: number }[] = [
  { goal: 'answer-40', offers: 40 },
  { goal: 'answer-2000', offers: 2000 },
  { goal: 'answer-10000', offers: 10_000 },
];

/** Milliseconds from the last byte of the answer to the mark; runs in the page. */
function sinceAnswer(name: string): number | null {
  const answer = performance
    .getEntriesByType('resource')
    .find((entry) => entry.name.endsWith('/simular_personal')) as PerformanceResourceTiming | undefined;
  const painted = performance.getEntriesByName(name)[0];
  return answer && painted ? painted.startTime - answer.responseEnd : null;
}

async function resultsOnce(bench: Bench, offers: number) {
  const visit = await visitResults(bench, { offers, script: notePaints });
  const { page } = visit;
  const first = await (await page.waitForFunction(sinceAnswer, FIRST_CARDS)).jsonValue();
  const all = await (await page.waitForFunction(sinceAnswer, ALL_CARDS)).jsonValue();
  const cards = await page.locator('article').count();
  await endVisit(visit);
  if (first === null || all === null) throw new Error(`${offers} offers were never painted.`);
  return { first, all, cards };
}

/** From the provider's answer to the results, by the number of offers. */
export async function* measureAnswer(bench: Bench): AsyncGenerator<Figure> {
  const cards: number[] = [];
  for (const { goal, offers } of SIZES) {
    const runs: Awaited<ReturnType<typeof resultsOnce>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await resultsOnce(bench, offers));
    cards.push(...runs.map((one) => one.cards));
    const all = runs.map((one) => one.all).toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
    const note = `the whole page after ${Math.round(all)} ms`;
    yield { goal, of: LENDER_PAGE, runs: runs.map(({ first }) => first), by: 'median', note };
  }
  yield { goal: 'cards', of: '40, 2,000 and 10,000 offers', runs: cards, by: 'largest' };
}
