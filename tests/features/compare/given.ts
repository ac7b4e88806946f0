import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const compare: Given<ContentParts['compare']> = {
  // Beside each other in a line of a phone.
  tray: { open: '⟦compare open⟧', clear: '⟦compare clear⟧' },
};

const compareChoice: Given<ContentParts['compareChoice']> = {
  pick: '⟦compare⟧',
  // The name for screen readers begins with what is seen.
  pickLabel: '⟦compare⟧ {bank}',
};

export const given = { 'compare.json': compare, 'compare-choice.json': compareChoice };
