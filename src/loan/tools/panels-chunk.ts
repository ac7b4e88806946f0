import panels from '#generated/content/panels.json';
import * as tray from '#loan/tools/CompareTray.tsx';
import * as detail from '#loan/tools/detail/OfferDetail.tsx';
import * as filters from '#loan/tools/FilterFields.tsx';
import { withWords } from '#site/words.tsx';

// Panels that open from the results, with their texts: one script, fetched at the visitor's first action there.
export const CompareTray = withWords(tray.CompareTray, { panels });
export const FilterFields = withWords(filters.FilterFields, { panels });
export const OfferDetail = withWords(detail.OfferDetail, { panels });
export { WhatIf } from '#loan/tools/WhatIf.tsx';
