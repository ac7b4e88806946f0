/** What opens from the results, with its texts: one script, fetched once the visitor does something with them. */
export { CompareTray } from '#simulator/results/CompareTray.tsx';
export { OfferDetail } from '#simulator/results/detail/OfferDetail.tsx';
export { FilterFields } from '#simulator/results/FilterFields.tsx';
export { WhatIf } from '#simulator/results/WhatIf.tsx';
