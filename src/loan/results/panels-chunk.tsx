import type { ComponentType } from 'react';
import { panelsSlots } from '#generated/panels-slots.ts';
import type { PanelsSlots } from '#loan/slots.ts';

// What features open from the results, with their texts: one script, fetched at the visitor's first action there.

const SLOTS: readonly PanelsSlots[] = panelsSlots;
const PARTS: NonNullable<PanelsSlots['parts']> = Object.assign({}, ...SLOTS.map(({ parts }) => parts));

/** A part of a feature, by the name that it gave it, with what the features add. */
export function FeaturePart({ part, props }: { part: string; props?: object }) {
  const Part = PARTS[part] as ComponentType<{ slots: readonly PanelsSlots[] }> | undefined;
  return Part && <Part slots={SLOTS} {...props} />;
}
