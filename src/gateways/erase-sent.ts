import type { Receipt } from '#domain/receipt.ts';
import { forgetUnsent } from '#gateways/lead-delivery.ts';
import { keepSent, sentLeads } from '#gateways/sent-leads.ts';

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
  const erased = new Set(receipts.filter((_, index) => outcomes[index]).map(({ id }) => id));
  // Read again: another lead may have been sent meanwhile.
  keepSent(sentLeads().filter(({ id }) => !erased.has(id)));
  return outcomes.every(Boolean);
}
