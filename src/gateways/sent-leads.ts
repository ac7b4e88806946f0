import { SENT_LEADS_KEY } from '#domain/draft.ts';
import { isReceipt, type Receipt } from '#domain/receipt.ts';
import { now } from '#gateways/clock.ts';
import { forgetUnsent } from '#gateways/lead-delivery.ts';
import { erase, openStored, store } from '#gateways/storage.ts';

const DAY = 86_400_000;
/** Longer than any lead is kept: each receipt has its own last moment. */
const STORED_DAYS = 3_660;

/** Receipts of the leads that this browser sent and that may still be kept. */
function sentLeads(): Receipt[] {
  const stored = openStored(SENT_LEADS_KEY, STORED_DAYS);
  return Array.isArray(stored) ? stored.filter(isReceipt).filter(({ until }) => until > now()) : [];
}

function keep(receipts: readonly Receipt[]): void {
  if (receipts.length > 0) store(SENT_LEADS_KEY, receipts);
  else erase(SENT_LEADS_KEY);
}

/** Notes a lead that is about to be sent and will be kept for so many days, and returns its receipt. */
export function noteSent(id: string, endpoint: string, days: number): Receipt {
  const receipt = { id, endpoint, until: now() + days * DAY };
  keep([...sentLeads(), receipt]);
  return receipt;
}

export const hasSentLeads = (): boolean => sentLeads().length > 0;

/** Whether the server erased what has this id; it answers the same when it never had it. */
const isErased = ({ endpoint, id }: Receipt): Promise<boolean> =>
  fetch(`${endpoint}/${id}`, { method: 'DELETE', credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Has everything erased that this browser sent, also what is still on its way; true once nothing is left. What could not
 * be erased is kept for another try. Never rejects.
 */
export async function eraseSentLeads(): Promise<boolean> {
  const receipts = sentLeads();
  for (const { id } of receipts) forgetUnsent(id);
  const outcomes = await Promise.all(receipts.map(isErased));
  keep(receipts.filter((_, index) => !outcomes[index]));
  return outcomes.every(Boolean);
}
