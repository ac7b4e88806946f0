import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, median } from '#scripts/bench/figure.ts';
import {
  type Conditions,
  endVisit,
  LENDER,
  LENDER_PAGE,
  newVisitor,
  openPage,
  stored,
  TABLET,
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

async function load(bench: Bench, url: string, path: string, conditions: Conditions = {}): Promise<Load> {
  const slow = { slowNetwork: true, slowdown: bench.slowdown };
  const visit = await newVisitor(await bench.browser(), url, { ...slow, ...conditions, script: observe });
  await openPage(visit, path);
  await visit.page.waitForTimeout(SETTLING);
  const seen = await visit.page.evaluate(() => (window as unknown as { benchLoad: Seen }).benchLoad);
  await endVisit(visit);
  const { fcp, lcp, cls, tasks, moved } = seen;
  if (fcp === 0 || lcp === 0) throw new Error(`${path} painted nothing.`);
  const blocking = tasks
    .filter(({ start }) => start >= fcp)
    .map(({ duration }) => Math.max(0, duration - 50));
  return {
    fcp,
    lcp,
    cls,
    tbt: blocking.reduce((sum, one) => sum + one, 0),
    moved: [...new Set(moved)].slice(0, 3).join('; '),
  };
}

/** A page against its floor, in turns so that a slow moment of the machine meets both. */
async function againstFloor(bench: Bench, path: string): Promise<Figure[]> {
  const site = (await bench.site()).url;
  const floor = (await bench.floor()).url;
  const pages: Load[] = [];
  const floors: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const loadFloor = async () => floors.push(await load(bench, floor, path));
    if (run % 2 === 0) await loadFloor();
    pages.push(await load(bench, site, path));
    if (run % 2 === 1) await loadFloor();
  }
  const of = (key: 'fcp' | 'lcp' | 'tbt' | 'cls', loads: readonly Load[]): number[] =>
    loads.map((one) => one[key]);
  const ratio = (goal: 'lcp-ratio' | 'fcp-ratio', key: 'lcp' | 'fcp'): Figure => ({
    goal,
    of: path,
    runs: pages.map((one, run) => one[key] / (floors[run]?.[key] ?? Number.NaN)),
    by: 'median',
    note: `${Math.round(median(of(key, pages)))} ms against ${Math.round(median(of(key, floors)))} ms`,
  });
  return [
    ratio('lcp-ratio', 'lcp'),
    ratio('fcp-ratio', 'fcp'),
    { goal: 'tbt', of: path, runs: of('tbt', pages), by: 'median' },
    { goal: 'cls', of: path, runs: of('cls', pages), by: 'largest' },
  ];
}

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
  const { url } = await bench.site();
  const loads: Load[] = [];
  for (let run = 0; run < SHIFT_RUNS; run += 1) loads.push(await load(bench, url, path, conditions));
  const figures: Figure[] = [
    { goal: 'tbt', of, runs: loads.map(({ tbt }) => tbt), by: 'median' },
    { goal: 'cls', of, runs: loads.map(({ cls }) => cls), by: 'largest', note: loads[0]?.moved ?? '' },
  ];
  return figures;
}

/** How pages load on a slow phone, against the same pages without scripts. */
export async function* measureLoading(bench: Bench): AsyncGenerator<Figure> {
  for (const path of PAGES) yield* await againstFloor(bench, path);
  for (const one of OTHER_LOADS) yield* await otherLoad(bench, one);
}
