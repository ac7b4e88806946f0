import { matchKey } from '#domain/match-key.ts';
import type { Exclusions, Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { audiencePageFacts } from '#site/audience-page-facts.ts';

/** Whether neither the page nor the offers of a lender are shown. */
export function isWithdrawn({ hidden, legalNames }: Lender, { names }: Pick<Exclusions, 'names'>): boolean {
  if (!hidden) return false;
  const excluded = new Set(names.map(({ name }) => matchKey(name)));
  return legalNames.some((name) => excluded.has(matchKey(name)));
}

/** Returns the content without sheets of lenders that were withdrawn, and without pages for an audience that nobody lends to. */
export function shownContent(content: Content): Content {
  const { audiencePages, bankDetails, exclusions, lenders } = content;
  const withdrawn = lenders.filter((lender) => isWithdrawn(lender, exclusions)).map(({ id }) => id);
  return {
    ...content,
    audiencePages: audiencePages.filter((audiencePage) => audiencePageFacts(audiencePage, content)),
    bankDetails: bankDetails.filter(({ lenderId }) => !withdrawn.includes(lenderId)),
  };
}
