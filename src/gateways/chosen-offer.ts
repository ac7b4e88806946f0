import type { Receipt } from '#domain/receipt.ts';
import { keepChoice, postChoice } from '#gateways/lead-delivery.ts';
import type { LeadChoice } from '#generated/types.ts';

/** Adds an offer that was chosen to the lead, also while the page is being left. Never rejects. */
export function noteChosenOffer(receipt: Receipt, choice: LeadChoice): void {
  if (!keepChoice(receipt.id, choice)) postChoice(receipt, choice);
}
