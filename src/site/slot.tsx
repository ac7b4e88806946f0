import type { ComponentType, ReactNode } from 'react';

/** The places of some slots that features draw in: those with a capital letter. */
type Place<Slots> = Extract<keyof Slots, Capitalize<keyof Slots & string>>;
type Props<Slots, Name extends keyof Slots> =
  NonNullable<Slots[Name]> extends ComponentType<infer Own> ? Own : object;

/** Returns the component that draws what features add in a place: around its children, where it has some. */
export const slotOf =
  <Slots extends object>(all: readonly Slots[]) =>
  <Name extends Place<Slots>>({ place, ...props }: { place: Name } & Props<Slots, Name>): ReactNode => {
    const parts = all.flatMap((slots) => (slots[place] ?? []) as ComponentType<object>);
    if ('children' in props)
      return parts.reduceRight((inner, Part) => <Part {...props}>{inner}</Part>, props.children as ReactNode);
    return parts.map((Part, at) => <Part key={at} {...props} />);
  };
