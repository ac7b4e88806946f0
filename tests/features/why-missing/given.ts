import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

/** They stand within each other, where places could not be read. */
const whyMissing: Given<ContentParts['whyMissing']> = {
  nearestAmount: '{amount}',
  nearestTerm: '{n} meses',
  nearestEither: '{first} o {second}',
};

export const given = { 'why-missing.json': whyMissing };
