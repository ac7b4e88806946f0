import type { ComponentType } from 'react';
import panels from '#generated/content/panels.json';
import { panelsSlots } from '#generated/panels-slots.ts';
import type { PanelsSlots } from '#loan/slots.ts';
import * as filters from '#loan/tools/FilterFields.tsx';
import { withWords } from '#site/words.tsx';

// Panels that open from the results, with their texts: one script, fetched at the visitor's first action there.
export const FilterFields = withWords(filters.FilterFields, { panels });

const SLOTS: readonly PanelsSlots[] = panelsSlots;
const PARTS: NonNullable<PanelsSlots['parts']> = Object.assign({}, ...SLOTS.map(({ parts }) => parts));

/** A part of a feature, by the name that it gave it, with what the features add. */
export function FeaturePart({ part, props }: { part: string; props?: object }) {
  const Part = PARTS[part] as ComponentType<{ slots: readonly PanelsSlots[] }> | undefined;
  return Part && <Part slots={SLOTS} {...props} />;
}
