import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const lenderFile: Given<ContentParts['lenderFile']> = {
  // As short as on our own cards: a test holds the height of ten of them.
  card: { cft: '⟦cft⟧ {percent}', undeclared: '⟦undeclared⟧' },
};

export const given = { 'lender-file.json': lenderFile };
