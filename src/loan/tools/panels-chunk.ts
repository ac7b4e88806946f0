/** What opens from the results, with its texts: one script, fetched once the visitor does something with them. */
export { CompareTray } from '#loan/tools/CompareTray.tsx';
export { OfferDetail } from '#loan/tools/detail/OfferDetail.tsx';
export { FilterFields } from '#loan/tools/FilterFields.tsx';
export { WhatIf } from '#loan/tools/WhatIf.tsx';
