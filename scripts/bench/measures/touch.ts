import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, repeated } from '#scripts/bench/figure.ts';
import { LENDER_PAGE, visiting } from '#scripts/bench/visitor.ts';

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

async function touchOnce({ site, slowdown }: Bench): Promise<{ ready: number; lost: number }> {
  const conditions = { slowNetwork: true, slowdown, script: noteTouch };
  return visiting(await site(), conditions, async ({ page }) => {
    await page.goto(LENDER_PAGE, { waitUntil: 'commit' });
    await page.locator(FIELD).tap();
    await page.keyboard.type(TYPED, { delay: KEY_PAUSE });
    const touched = await (await page.waitForFunction(timeOfMark, 'bench-touch')).jsonValue();
    const ready = await (await page.waitForFunction(timeOfMark, 'island-ready')).jsonValue();
    if (touched === null || ready === null) throw new Error('The form never came alive.');
    const kept = (await page.locator(FIELD).inputValue()).replaceAll(/\D/g, '');
    const lost = kept === TYPED ? 0 : TYPED.length - kept.length || TYPED.length;
    return { ready: ready - touched, lost };
  });
}

/** The first touch on a field of a slow phone, as early as there is something to touch. */
export async function* measureTouch(bench: Bench): AsyncGenerator<Figure> {
  const runs = await repeated(RUNS, () => touchOnce(bench));
  yield { goal: 'touch-kept', of: LENDER_PAGE, runs: runs.map(({ lost }) => lost), by: 'largest' };
  yield { goal: 'touch-ready', of: LENDER_PAGE, runs: runs.map(({ ready }) => ready), by: 'median' };
}
