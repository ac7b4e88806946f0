import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

/** As short as the row of the sorts needs it. */
const filters: Given<ContentParts['filters']> = { title: '⟦filter⟧' };

export const given = { 'filters.json': filters };
