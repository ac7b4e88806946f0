import type { Receipt } from '#domain/receipt.ts';
import { jsonRequest } from '#gateways/lead-delivery.ts';
import type { LeadChoice } from '#generated/types.ts';

/** Adds an offer that was chosen to the lead, also while the page is being left. Never rejects. */
export const noteChosenOffer = ({ endpoint, id }: Receipt, choice: LeadChoice): void =>
  void fetch(`${endpoint}/${id}/elegidas`, jsonRequest(JSON.stringify(choice))).catch(() => undefined);
