import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, median, repeated } from '#scripts/bench/figure.ts';
import {
  type Conditions,
  LENDER,
  LENDER_PAGE,
  openPage,
  stored,
  TABLET,
  type Target,
  visiting,
} from '#scripts/bench/visitor.ts';

const PAGES = ['/', LENDER_PAGE, '/bancos', '/informacion'];
/** One load takes a few frames more or fewer than the next: with fewer pairs the median is off by several percent. */
const RUNS = 21;
const SHIFT_RUNS = 7;
/** Milliseconds after the load in which a late shift or a long task of an idle callback would show. */
const SETTLING = 1000;

type Load = { fcp: number; lcp: number; tbt: number; cls: number; moved: string };

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** What the browser told of a load. */
type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  /** What was moved by layout shifts, and how far down. */
  moved: string[];
};

/** Notes what the browser tells of the load; runs in the page. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], moved: [] };
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as Shift;
    if (shift.hadRecentInput) return;
    seen.cls += shift.value;
    for (const { node, previousRect, currentRect } of shift.sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      const by = Math.round(currentRect.top - previousRect.top);
      if (element)
        seen.moved.push(`${element.localName} ${element.textContent.slice(0, 20).trim()} by ${by} px`);
    }
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  Object.assign(window, { benchLoad: seen });
}

async function load(
  { slowdown }: Bench,
  site: Target,
  path: string,
  conditions: Conditions = {},
): Promise<Load> {
  const slow = { slowNetwork: true, slowdown, script: observe };
  const { fcp, lcp, cls, tasks, moved } = await visiting(
    site,
    { ...slow, ...conditions },
    async ({ page }) => {
      await openPage(page, path);
      await page.waitForTimeout(SETTLING);
      return page.evaluate(() => (window as unknown as { benchLoad: Seen }).benchLoad);
    },
  );
  if (fcp === 0 || lcp === 0) throw new Error(`${path} painted nothing.`);
  const tbt = tasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, cls, tbt, moved: [...new Set(moved)].slice(0, 3).join('; ') };
}

/** A page against its floor, in turns so that a slow moment of the machine meets both. */
async function againstFloor(bench: Bench, path: string): Promise<Figure[]> {
  const [site, floor] = [await bench.site(), await bench.floor()];
  const pairs = await repeated(RUNS, async (run) => {
    const early = run % 2 === 0 ? await load(bench, floor, path) : undefined;
    const page = await load(bench, site, path);
    return { page, floor: early ?? (await load(bench, floor, path)) };
  });
  const pages = pairs.map(({ page }) => page);
  const ratio = (goal: 'lcp-ratio' | 'fcp-ratio', key: 'lcp' | 'fcp'): Figure => {
    const [ours, theirs] = [median(pages.map((one) => one[key])), median(pairs.map((one) => one.floor[key]))];
    const runs = pairs.map((one) => one.page[key] / one.floor[key]);
    const note = `${Math.round(ours)} ms against ${Math.round(theirs)} ms`;
    return { goal, of: path, runs, by: 'median', note };
  };
  return [ratio('lcp-ratio', 'lcp'), ratio('fcp-ratio', 'fcp'), ...steadiness(path, pages)];
}

/** How long a page is blocked, and how far it moves. */
const steadiness = (of: string, loads: readonly Load[]): [Figure, Figure] => [
  { goal: 'tbt', of, runs: loads.map(({ tbt }) => tbt), by: 'median' },
  { goal: 'cls', of, runs: loads.map(({ cls }) => cls), by: 'largest' },
];

/** Loads in which the page changes by itself, or has another layout. */
const OTHER_LOADS: readonly { of: string; path: string; conditions: Conditions }[] = [
  { of: `${LENDER_PAGE}, restored draft`, path: LENDER_PAGE, conditions: { stored: stored(LENDER) } },
  { of: `${LENDER_PAGE}, 768 px`, path: LENDER_PAGE, conditions: { device: TABLET } },
  {
    of: `${LENDER_PAGE}, 768 px, restored draft`,
    path: LENDER_PAGE,
    conditions: { device: TABLET, stored: stored(LENDER) },
  },
  { of: '/, restored draft', path: '/', conditions: { stored: stored('homepage') } },
];

async function otherLoad(bench: Bench, { of, path, conditions }: (typeof OTHER_LOADS)[number]) {
  const site = await bench.site();
  const loads = await repeated(SHIFT_RUNS, () => load(bench, site, path, conditions));
  const [tbt, cls] = steadiness(of, loads);
  return [tbt, { ...cls, note: loads[0]?.moved ?? '' }];
}

/** How pages load on a slow phone, against the same pages without scripts. */
export async function* measureLoading(bench: Bench): AsyncGenerator<Figure> {
  for (const path of PAGES) yield* await againstFloor(bench, path);
  for (const one of OTHER_LOADS) yield* await otherLoad(bench, one);
}
