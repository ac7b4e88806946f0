import { pageSlots } from '#generated/page-slots.ts';
import type { Content } from '#site/content.ts';
import { slotOf } from '#site/slot.tsx';
import type { PageSlots } from '#site/slots.ts';

export const SLOTS: readonly PageSlots[] = pageSlots;

/** What features draw in a place of a page. */
export const PageSlot = slotOf(SLOTS);

/** Links to pages of features, each group under its title; a group without any is left out. */
export const waysOn = (content: Content): ReturnType<NonNullable<PageSlots['waysOn']>>[] =>
  SLOTS.flatMap((slots) => slots.waysOn?.(content) ?? []).filter(({ links }) => links.length > 0);
