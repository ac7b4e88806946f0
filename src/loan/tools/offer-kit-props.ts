import type { Instalment, OfferCost } from '#domain/amortisation.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** What every tool below an offer is told of it. */
export type OfferKitProps = { offer: Offer; cost: OfferCost; schedule: readonly Instalment[] };
