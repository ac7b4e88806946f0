/** Panels that open from the results, with their texts: one script, fetched at the visitor's first action there. */
export { CompareTray } from '#loan/tools/CompareTray.tsx';
export { OfferDetail } from '#loan/tools/detail/OfferDetail.tsx';
export { FilterFields } from '#loan/tools/FilterFields.tsx';
export { WhatIf } from '#loan/tools/WhatIf.tsx';
