/** What opens from the results, with its texts: one script, fetched once the results are on screen. */
export { AfterOffers } from '#simulator/results/AfterOffers.tsx';
export { OfferDetail } from '#simulator/results/detail/OfferDetail.tsx';
export { Glossary } from '#simulator/results/Glossary.tsx';
