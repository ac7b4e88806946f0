import type { Bench } from '#scripts/bench/bench.ts';
import {
  type BenchVisit,
  LENDER,
  LENDER_PAGE,
  newVisitor,
  openPage,
  PHONE,
  stored,
} from '#scripts/bench/visitor.ts';
import { wholeContent } from '#scripts/config/read/load.ts';
import { benchOffers } from '#scripts/review/studio/bench-offers.ts';
import { VISITOR } from '#scripts/review/visitor/typical.ts';

const TIMEOUT = 60_000;

type Scene = {
  /** Offers in the provider's answer. */
  offers: number;
  /** Months. */
  term?: number;
  /** Runs in every document before its scripts. */
  script?: () => void;
};

/** A visitor with a slow processor who has sent both forms of a lender page and sees the results at rest. */
export async function visitResults(bench: Bench, { offers, term = 30, script }: Scene): Promise<BenchVisit> {
  const site = await bench.site();
  const asked = { count: offers, lender: null, own: false, loan: { ...VISITOR.form, term } };
  site.answerWith(JSON.stringify({ offers: benchOffers(wholeContent(bench.root), asked) }));
  const visit = await newVisitor(await bench.browser(), site.url, {
    // Smooth scrolling would carry controls away from under the finger.
    device: { ...PHONE, reducedMotion: 'reduce' },
    slowdown: bench.slowdown,
    stored: stored(LENDER, { term }),
    ...(script ? { script } : {}),
  });
  const { page } = visit;
  page.setDefaultTimeout(TIMEOUT);
  await openPage(visit, LENDER_PAGE);
  await page.locator('[data-island=simulator] button[type=submit]').tap();
  await page.locator('#dni').waitFor();
  // What is fetched ahead has to be there, as it is for somebody who reads the form.
  await visit.quiet();
  await page.locator('[data-island=simulator] button[type=submit]').tap();
  // Looking for the cards from outside would lay the page out in the middle of what is measured.
  await visit.quiet();
  await page.locator('article').first().waitFor();
  return visit;
}
