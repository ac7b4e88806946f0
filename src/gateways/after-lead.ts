import type { Receipt } from '#domain/receipt.ts';
import { followUp } from '#gateways/lead-delivery.ts';
import type { LeadChoice } from '#generated/types.ts';

/** Adds an offer that was chosen to the lead, also while the page is being left. Never rejects. */
export const noteChosenOffer = (receipt: Receipt, choice: LeadChoice): void =>
  void followUp(receipt, 'elegidas', choice);

/** Asks that nobody contact whoever left the lead; true once that is noted, or kept with a lead on its way. */
export const askForNoContact = (receipt: Receipt): Promise<boolean> => followUp(receipt, 'no-contactar', {});
