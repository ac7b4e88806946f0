import type { Goal } from '#scripts/bench/goal.ts';
import { LAYOUT_GOALS } from '#scripts/bench/layout-goals.ts';
import { PAGE_GOALS } from '#scripts/bench/page-goals.ts';

const COPY = 'copy of the project with seeded lenders';

/** Every goal of the site's speed, in the order of the report. kB are 1,000 bytes, as sent. */
export const GOALS = [
  ...PAGE_GOALS,
  ...LAYOUT_GOALS,
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
    id: 'pull-request',
    what: 'A pull request that changes content alone is answered',
    goal: 180,
    unit: 's',
    how: 'the steps of the workflow one after the other, in a fresh clone; every lender’s page changes',
    measure: 'pull-request',
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
