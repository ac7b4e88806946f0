import { SENT_LEADS_KEY } from '#domain/draft.ts';
import { isReceipt, type Receipt } from '#domain/receipt.ts';
import { now } from '#gateways/clock.ts';
import { erase, openStored, store } from '#gateways/storage.ts';

const DAY = 86_400_000;
/** Longer than any lead is kept: each receipt has its own last moment. */
const STORED_DAYS = 3_660;

/** Receipts of the leads that this browser sent and that may still be kept. */
export function sentLeads(): Receipt[] {
  const stored = openStored(SENT_LEADS_KEY, STORED_DAYS);
  return Array.isArray(stored) ? stored.filter(isReceipt).filter(({ until }) => until > now()) : [];
}

/** Keeps these receipts alone. */
export function keepSent(receipts: readonly Receipt[]): void {
  if (receipts.length > 0) store(SENT_LEADS_KEY, receipts);
  else erase(SENT_LEADS_KEY);
}

/** Records a lead that is about to be sent and will be kept for so many days, and returns its receipt. */
export function recordSent(id: string, endpoint: string, days: number): Receipt {
  const receipt = { id, endpoint, until: now() + days * DAY };
  keepSent([...sentLeads(), receipt]);
  return receipt;
}
