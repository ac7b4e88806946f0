import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { endVisit, LENDER_PAGE, newVisitor } from '#scripts/bench/visitor.ts';

const RUNS = 7;
const TYPED = '1850000';
const FIELD = '#net-salary';
/** Milliseconds between keys of somebody who types fast. */
const KEY_PAUSE = 120;

/** Notes the first touch; runs in the page. */
function noteTouch(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      performance.mark('bench-touch', { startTime: timeStamp });
    },
    { capture: true, once: true },
  );
}

/** Time of a mark since the page's start, once it is set. */
const timeOfMark = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? null;

async function touchOnce(bench: Bench): Promise<{ ready: number; lost: number }> {
  const { url } = await bench.site();
  const conditions = { slowNetwork: true, slowdown: bench.slowdown, script: noteTouch };
  const visit = await newVisitor(await bench.browser(), url, conditions);
  const { page } = visit;
  await page.goto(LENDER_PAGE, { waitUntil: 'commit' });
  await page.locator(FIELD).tap();
  await page.keyboard.type(TYPED, { delay: KEY_PAUSE });
  const touched = await (await page.waitForFunction(timeOfMark, 'bench-touch')).jsonValue();
  const ready = await (await page.waitForFunction(timeOfMark, 'island-ready')).jsonValue();
  if (touched === null || ready === null) throw new Error('The form never came alive.');
  const kept = (await page.locator(FIELD).inputValue()).replaceAll(/\D/g, '');
  await endVisit(visit);
  return { ready: ready - touched, lost: kept === TYPED ? 0 : TYPED.length - kept.length || TYPED.length };
}

/** The first touch on a field of a slow phone, as early as there is something to touch. */
export async function* measureTouch(bench: Bench): AsyncGenerator<Figure> {
  const runs: { ready: number; lost: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await touchOnce(bench));
  yield { goal: 'touch-kept', of: LENDER_PAGE, runs: runs.map(({ lost }) => lost), by: 'largest' };
  yield { goal: 'touch-ready', of: LENDER_PAGE, runs: runs.map(({ ready }) => ready), by: 'median' };
}
