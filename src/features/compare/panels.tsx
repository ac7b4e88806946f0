import { CompareTray } from '#features/compare/CompareTray.tsx';
import compare from '#generated/content/compare.json';
import compareChoice from '#generated/content/compareChoice.json';
import type { PanelsSlots } from '#loan/slots.ts';
import { withWords } from '#site/words.tsx';

export const slots: PanelsSlots = { parts: { compare: withWords(CompareTray, { compare, compareChoice }) } };
