import { matchKey } from '#domain/match-key.ts';
import { contentSlots } from '#generated/content-slots.ts';
import type { Exclusions, Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import type { ContentSlots } from '#site/slots.ts';

/** Whether neither the page nor the offers of a lender are shown. */
function isWithdrawn({ hidden, legalNames }: Lender, { names }: Pick<Exclusions, 'names'>): boolean {
  if (!hidden) return false;
  const excluded = new Set(names.map(({ name }) => matchKey(name)));
  return legalNames.some((name) => excluded.has(matchKey(name)));
}

const SLOTS: readonly ContentSlots[] = contentSlots;

/** Returns the content without bank pages of lenders that were withdrawn, and without what features do not show today. */
export function shownContent(content: Content): Content {
  const { bankDetails, exclusions, lenders } = content;
  const withdrawn = lenders.filter((lender) => isWithdrawn(lender, exclusions)).map(({ id }) => id);
  const shown = {
    ...content,
    bankDetails: bankDetails.filter(({ lenderId }) => !withdrawn.includes(lenderId)),
  };
  return SLOTS.reduce<Content>((left, slots) => slots.shown?.(left) ?? left, shown);
}
