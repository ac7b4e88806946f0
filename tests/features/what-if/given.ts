import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

/** As short as the row of the loan needs it on a phone. */
const whatIf: Given<ContentParts['whatIf']> = { edit: '⟦edit⟧' };

export const given = { 'what-if.json': whatIf };
