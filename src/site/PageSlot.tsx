import type { ComponentProps, ComponentType } from 'react';
import { pageSlots } from '#generated/page-slots.ts';
import type { Content } from '#site/content.ts';
import type { PageSlots } from '#site/slots.ts';

export const SLOTS: readonly PageSlots[] = pageSlots;

/** The places that features draw in: those with a capital letter. */
type Place = Extract<keyof PageSlots, Capitalize<keyof PageSlots>>;
type Props<Name extends Place> = ComponentProps<NonNullable<PageSlots[Name]>>;

/** What features draw in a place of a page. */
export const PageSlot = <Name extends Place>({ place, ...props }: { place: Name } & Props<Name>) =>
  SLOTS.map((slots, at) => {
    const Part = slots[place] as ComponentType<object> | undefined;
    return Part && <Part key={at} {...props} />;
  });

/** Links to pages of features, each group under its title; a group without any is left out. */
export const waysOn = (content: Content): ReturnType<NonNullable<PageSlots['waysOn']>>[] =>
  SLOTS.flatMap((slots) => slots.waysOn?.(content) ?? []).filter(({ links }) => links.length > 0);
