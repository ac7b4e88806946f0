/** What opens from the results or stands below them, with its texts: one script, fetched once the results are on screen. */
export { AfterOffers } from '#simulator/results/AfterOffers.tsx';
export { CompareTray } from '#simulator/results/CompareTray.tsx';
export { OfferDetail } from '#simulator/results/detail/OfferDetail.tsx';
export { FilterFields } from '#simulator/results/FilterFields.tsx';
export { Glossary } from '#simulator/results/Glossary.tsx';
export { PayerControl } from '#simulator/results/PayerControl.tsx';
export { PrintHead } from '#simulator/results/PrintHead.tsx';
export { SourceNotes } from '#simulator/results/SourceNotes.tsx';
export { WhatIf } from '#simulator/results/WhatIf.tsx';
