/** How a figure is written, and what it is a figure of. */
export type Unit = 'ms' | 's' | 'kB' | 'B' | 'MB' | '' | '/s' | 'points';

/** One thing to reach. A figure is held against it once for every case it was measured in. */
export type Goal = {
  id: string;
  what: string;
  /** The figure may be this at most, or at least where `atLeast` says so. */
  goal: number;
  unit: Unit;
  atLeast?: true;
  /** How it is measured. */
  how: string;
  /** The measurement that gives it, by its name for `--only`. */
  measure: MeasureName;
};

export type MeasureName =
  | 'loading'
  | 'bytes'
  | 'touch'
  | 'answer'
  | 'interactions'
  | 'check'
  | 'build'
  | 'dev'
  | 'provider'
  | 'quoting'
  | 'lighthouse';

const PHONE = 'phone window, slow 4G (150 ms, 1.6 Mbit/s), 4× CPU, cold cache';
const SLOW_CPU = '4× CPU, Chromium on a phone window';
const COPY = 'copy of the project with seeded lenders';

/** Every goal of the site's speed, in the order of the report. kB are 1,000 bytes, as sent. */
export const GOALS = [
  {
    id: 'lcp-ratio',
    what: 'Largest Contentful Paint against the same page without its scripts',
    goal: 1.05,
    unit: '',
    how: `${PHONE}; ratio of two loads one after the other`,
    measure: 'loading',
  },
  {
    id: 'fcp-ratio',
    what: 'First Contentful Paint against the same page without its scripts',
    goal: 1.05,
    unit: '',
    how: `${PHONE}; ratio of two loads one after the other`,
    measure: 'loading',
  },
  {
    id: 'tbt',
    what: 'Total Blocking Time',
    goal: 20,
    unit: 'ms',
    how: `${PHONE}; long tasks beyond 50 ms after the first paint`,
    measure: 'loading',
  },
  {
    id: 'cls',
    what: 'Cumulative Layout Shift',
    goal: 0.005,
    unit: '',
    how: `${PHONE}; every shift without recent input`,
    measure: 'loading',
  },
  {
    id: 'script-form',
    what: 'JavaScript until the form can be used',
    goal: 72,
    unit: 'kB',
    how: 'what Chromium received until the touched form was alive',
    measure: 'bytes',
  },
  {
    id: 'script-journey',
    what: 'JavaScript of the whole journey to the results',
    goal: 95,
    unit: 'kB',
    how: 'what Chromium asked for until a page of results was on screen',
    measure: 'bytes',
  },
  {
    id: 'script-content',
    what: 'JavaScript of a content page before any interaction',
    goal: 5,
    unit: 'kB',
    how: 'what Chromium received until nothing more came by itself',
    measure: 'bytes',
  },
  {
    id: 'lender-html',
    what: 'HTML and CSS of a lender page',
    goal: 14,
    unit: 'kB',
    how: 'what Chromium received; the largest of all lender pages',
    measure: 'bytes',
  },
  {
    id: 'touch-kept',
    what: 'Characters lost of what was typed before hydration',
    goal: 0,
    unit: '',
    how: `${PHONE}; typing from the first paint on`,
    measure: 'touch',
  },
  {
    id: 'touch-ready',
    what: 'From the first touch to the hydrated form',
    goal: 1200,
    unit: 'ms',
    how: `${PHONE}; touched at the first paint, until the mark island-ready`,
    measure: 'touch',
  },
  {
    id: 'answer-40',
    what: 'From the answer with 40 offers to results on screen',
    goal: 60,
    unit: 'ms',
    how: `${SLOW_CPU}; last byte of the answer to the paint with the first cards`,
    measure: 'answer',
  },
  {
    id: 'answer-2000',
    what: 'From the answer with 2,000 offers to results on screen',
    goal: 120,
    unit: 'ms',
    how: `${SLOW_CPU}; last byte of the answer to the paint with the first cards`,
    measure: 'answer',
  },
  {
    id: 'answer-10000',
    what: 'From the answer with 10,000 offers to results on screen',
    goal: 400,
    unit: 'ms',
    how: `${SLOW_CPU}; last byte of the answer to the paint with the first cards`,
    measure: 'answer',
  },
  {
    id: 'cards',
    what: 'Offer cards in the document',
    goal: 20,
    unit: '',
    how: 'counted when the results have settled',
    measure: 'answer',
  },
  {
    id: 'interaction-median',
    what: 'Click or key to next paint, median',
    goal: 40,
    unit: 'ms',
    how: `${SLOW_CPU}, 2,000 offers; time stamp of the event to after the next frame`,
    measure: 'interactions',
  },
  {
    id: 'interaction-p95',
    what: 'Click or key to next paint, 95th percentile',
    goal: 80,
    unit: 'ms',
    how: `${SLOW_CPU}, 2,000 offers; time stamp of the event to after the next frame`,
    measure: 'interactions',
  },
  {
    id: 'chart',
    what: 'Opening the schedule chart of 60 months',
    goal: 50,
    unit: 'ms',
    how: `${SLOW_CPU}, 2,000 offers; click to the paint with the chart`,
    measure: 'interactions',
  },
  {
    id: 'lender-bytes',
    what: 'Bytes a page and its scripts gain per lender added',
    goal: 20,
    unit: 'B',
    how: `${COPY}; brotli 11 of the page, all scripts and data, against 19 lenders`,
    measure: 'build',
  },
  {
    id: 'check-19',
    what: 'npm run check, 19 lenders',
    goal: 0.8,
    unit: 's',
    how: `${COPY}; whole command`,
    measure: 'check',
  },
  {
    id: 'check-1000',
    what: 'npm run check, 1,000 lenders',
    goal: 2,
    unit: 's',
    how: `${COPY}; whole command`,
    measure: 'check',
  },
  {
    id: 'check-10000',
    what: 'npm run check, 10,000 lenders',
    goal: 12,
    unit: 's',
    how: `${COPY}; whole command`,
    measure: 'check',
  },
  {
    id: 'build-19',
    what: 'Codegen and build, 19 lenders',
    goal: 5,
    unit: 's',
    how: `${COPY}; first build after a clone, and again`,
    measure: 'build',
  },
  {
    id: 'build-1000',
    what: 'Codegen and build, 1,000 lenders',
    goal: 15,
    unit: 's',
    how: `${COPY}; first build after a clone, and again`,
    measure: 'build',
  },
  {
    id: 'build-10000',
    what: 'Codegen and build, 10,000 lenders',
    goal: 120,
    unit: 's',
    how: `${COPY}; first build after a clone, and again`,
    measure: 'build',
  },
  {
    id: 'build-linear',
    what: 'Build time of 10,000 lenders against 1,000',
    goal: 11,
    unit: '',
    how: `${COPY}; ratio of the two`,
    measure: 'build',
  },
  {
    id: 'build-memory',
    what: 'Memory of a build',
    goal: 2000,
    unit: 'MB',
    how: 'largest resident set of the process',
    measure: 'build',
  },
  {
    id: 'dev-edit',
    what: 'Lender edited in development: save to picture',
    goal: 300,
    unit: 'ms',
    how: 'file written to the paint with the new text, in a browser on the page',
    measure: 'dev',
  },
  {
    id: 'provider-rate',
    what: 'Answers a second of the embedded provider',
    goal: 3000,
    unit: '/s',
    atLeast: true,
    how: '2,500 products; load from a second process over keep-alive connections',
    measure: 'provider',
  },
  {
    id: 'provider-p99',
    what: '99th percentile of an answer at half that rate',
    goal: 20,
    unit: 'ms',
    how: '2,500 products; requests sent by the clock, waiting included',
    measure: 'provider',
  },
  {
    id: 'provider-memory',
    what: 'Memory of the server after 200,000 requests against before',
    goal: 1.1,
    unit: '',
    how: 'resident set of the warm process before and after',
    measure: 'provider',
  },
  {
    id: 'quote-growth',
    what: 'Cost of an answer at 10,000 products against 100 times that at 100',
    goal: 1,
    unit: '',
    how: 'the same 500 requests in one process, each at the best of seven times; 1 is linear',
    measure: 'quoting',
  },
  {
    id: 'quote-slowest',
    what: 'Slowest answer with 2,500 products',
    goal: 5,
    unit: 'ms',
    how: '20,000 different requests in one process, each at the best of three times: what else the machine does is left out',
    measure: 'quoting',
  },
  {
    id: 'lighthouse',
    what: 'Lighthouse score',
    goal: 100,
    unit: 'points',
    atLeast: true,
    how: 'every route, mobile and desktop, four categories',
    measure: 'lighthouse',
  },
] as const satisfies readonly Goal[];

export type GoalId = (typeof GOALS)[number]['id'];

/** The goal with this id. */
export const goalOf = (id: GoalId): Goal => GOALS.find((goal) => goal.id === id) as Goal;
