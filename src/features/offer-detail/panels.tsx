import { OfferDetail } from '#features/offer-detail/OfferDetail.tsx';
import offerDetail from '#generated/content/offerDetail.json';
import type { PanelsSlots } from '#loan/slots.ts';
import { withWords } from '#site/words.tsx';

export const slots: PanelsSlots = { parts: { 'offer-detail': withWords(OfferDetail, { offerDetail }) } };
