import { holdsOn } from '#domain/period.ts';
import { matchKey } from '#domain/match-key.ts';
import type { Exclusions, Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { audiencePageFacts } from '#site/audience-page-facts.ts';

/** Returns the lender with `hidden` only on a day on which its page is. */
function lenderOn(lender: Lender, day: string): Lender {
  const { hidden, ...shown } = lender;
  return hidden && !holdsOn(hidden, day) ? shown : lender;
}

/** Whether neither the page nor the offers of a lender are shown. */
export function isWithdrawn({ hidden, legalNames }: Lender, { names }: Pick<Exclusions, 'names'>): boolean {
  if (!hidden) return false;
  const excluded = new Set(names.map(({ name }) => matchKey(name)));
  return legalNames.some((name) => excluded.has(matchKey(name)));
}

/**
 * Returns the content, with the campaigns of a day of Buenos Aires (`YYYY-MM-DD`) over it, as it is shown on that day:
 * hidden lenders, sheets of lenders that were not withdrawn, and pages for an audience that somebody lends to.
 */
export function contentOn(content: Content, day: string): Content {
  const lenders = content.lenders.map((lender) => lenderOn(lender, day));
  const withdrawn = lenders.filter((lender) => isWithdrawn(lender, content.exclusions)).map(({ id }) => id);
  return {
    ...content,
    audiencePages: content.audiencePages.filter((audiencePage) => audiencePageFacts(audiencePage, content)),
    bankDetails: content.bankDetails.filter(({ lenderId }) => !withdrawn.includes(lenderId)),
    lenders,
  };
}
