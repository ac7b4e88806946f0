/** The unit of a figure, which decides how it is written. */
export type Unit = 'ms' | 's' | 'kB' | 'B' | 'MB' | '' | '/s' | 'points';

/** A goal. A figure is compared with it once for every case it was measured in. */
export type Goal = {
  /** The figure may be this at most, or at least where `isLeast` says so. */
  goal: number;
  unit: Unit;
  what: string;
  isLeast: boolean;
};

const atMost = (goal: number, unit: Unit, what: string): Goal => ({ goal, unit, what, isLeast: false });
const atLeast = (goal: number, unit: Unit, what: string): Goal => ({ goal, unit, what, isLeast: true });

/** Every goal of the site's speed, in the order of the table. kB are 1,000 bytes, as sent. */
export const GOALS = {
  // Bytes that Chromium received.
  'script-form': atMost(69, 'kB', 'JavaScript until the form can be used'),
  'script-journey': atMost(104, 'kB', 'JavaScript of the whole journey to the results'),
  'script-content': atMost(5, 'kB', 'JavaScript of a content page before any interaction'),
  verify: atMost(20, 'kB', 'Script and list of the page about entities, beyond what other forms fetch'),
  'lender-html': atMost(14, 'kB', 'HTML and CSS of a lender page'),
  // 4× CPU on a phone window; from the last byte of the answer to the paint with the first cards.
  'answer-40': atMost(60, 'ms', 'From the answer with 40 offers to results on screen'),
  'answer-2000': atMost(120, 'ms', 'From the answer with 2,000 offers to results on screen'),
  'answer-10000': atMost(400, 'ms', 'From the answer with 10,000 offers to results on screen'),
  cards: atMost(20, '', 'Offer cards in the document'),
  // 4× CPU on a phone window, 2,000 offers; from the time stamp of the event to after the frame.
  'interaction-median': atMost(40, 'ms', 'Click or key to next paint, median'),
  'interaction-p95': atMost(80, 'ms', 'Click or key to next paint, 95th percentile'),
  chart: atMost(50, 'ms', 'Opening the schedule chart of 60 months'),
  // In copies of the project with seeded lenders.
  'lender-bytes': atMost(20, 'B', 'Bytes a page and its scripts gain per lender added'),
  'check-19': atMost(0.8, 's', 'npm run check, 19 lenders'),
  'check-1000': atMost(2, 's', 'npm run check, 1,000 lenders'),
  'check-10000': atMost(12, 's', 'npm run check, 10,000 lenders'),
  codegen: atMost(4, 's', 'Codegen from nothing, our own content'),
  'codegen-10000': atMost(15, 's', 'Codegen from nothing, 10,000 lenders'),
  tsc: atMost(10, 's', 'tsc without tests, our own content'),
  'tsc-10000': atMost(10, 's', 'tsc without tests, 10,000 lenders'),
  'build-19': atMost(5, 's', 'Codegen and build, 19 lenders'),
  'build-1000': atMost(15, 's', 'Codegen and build, 1,000 lenders'),
  'build-10000': atMost(120, 's', 'Codegen and build, 10,000 lenders'),
  'build-linear': atMost(11, '', 'Build time of 10,000 lenders against 1,000'),
  'build-memory': atMost(2000, 'MB', 'Memory of a build'),
  // 2,500 products, load from a second process; the 99th percentile with requests sent by the clock.
  'provider-rate': atLeast(3000, '/s', 'Answers a second of the embedded provider'),
  'provider-p99': atMost(20, 'ms', '99th percentile of an answer at half that rate'),
  'provider-memory': atMost(1.1, '', 'Memory of the server after 200,000 requests against before'),
} as const satisfies Readonly<Record<string, Goal>>;

export type GoalId = keyof typeof GOALS;
