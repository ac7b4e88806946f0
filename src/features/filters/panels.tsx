import { FilterFields } from '#features/filters/FilterFields.tsx';
import filters from '#generated/content/filters.json';
import filtersPanels from '#generated/content/filtersPanels.json';
import type { PanelsSlots } from '#loan/slots.ts';
import { withWords } from '#site/words.tsx';

export const slots: PanelsSlots = { parts: { filters: withWords(FilterFields, { filters, filtersPanels }) } };
