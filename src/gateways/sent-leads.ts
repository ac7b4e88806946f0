import { SENT_LEADS_KEY } from '#domain/stored-keys.ts';
import type { Receipt } from '#domain/receipt.ts';
import { now } from '#gateways/clock.ts';
import { keptList } from '#gateways/kept-list.ts';

const DAY = 86_400_000;

/** Receipts of the leads that this browser sent and that may still be kept. */
export const sent = keptList<Receipt>(SENT_LEADS_KEY);

/** Records a lead that is about to be sent and will be kept for so many days, and returns its receipt. */
export function recordSent(id: string, endpoint: string, days: number): Receipt {
  const receipt = { id, endpoint, until: now() + days * DAY };
  sent.keep([...sent.read(), receipt]);
  return receipt;
}
