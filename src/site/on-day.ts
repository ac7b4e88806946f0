import { holdsOn } from '#domain/period.ts';
import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { audiencePageFacts } from '#site/audience-page-facts.ts';

/** Returns the lender with `hidden` only on a day on which its page is. */
function lenderOn(lender: Lender, day: string): Lender {
  const { hidden, ...shown } = lender;
  return hidden && !holdsOn(hidden, day) ? shown : lender;
}

/**
 * Returns the content, with the campaigns of a day of Buenos Aires (`YYYY-MM-DD`) over it, as it is shown on that day:
 * hidden lenders, and pages for an audience that somebody lends to.
 */
export const contentOn = (content: Content, day: string): Content => ({
  ...content,
  audiencePages: content.audiencePages.filter((audiencePage) => audiencePageFacts(audiencePage, content)),
  lenders: content.lenders.map((lender) => lenderOn(lender, day)),
});
