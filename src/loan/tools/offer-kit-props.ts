import type { Instalment, OfferCost } from '#domain/amortisation.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** Properties of every tool below an offer. */
export type OfferKitProps = { offer: Offer; cost: OfferCost; schedule: readonly Instalment[] };
