import type { Receipt } from '#domain/receipt.ts';
import { followUp } from '#gateways/lead-delivery.ts';

/** Asks that nobody contact whoever left the lead; true once that is noted, or kept with a lead on its way. */
export const askForNoContact = (receipt: Receipt): Promise<boolean> => followUp(receipt, 'no-contactar', {});
