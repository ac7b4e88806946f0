import { pageSlots } from '#generated/page-slots.ts';
import type { Content } from '#site/content.ts';
import type { PageSlots } from '#site/slots.ts';

const SLOTS: readonly PageSlots[] = pageSlots;

/** Links to pages of features, each group under its title; a group without any is left out. */
export const waysOn = (content: Content): ReturnType<NonNullable<PageSlots['waysOn']>>[] =>
  SLOTS.flatMap((slots) => slots.waysOn?.(content) ?? []).filter(({ links }) => links.length > 0);
