import { LEAD_WISHES_KEY } from '#features/lead-receipt/wishes-key.ts';
import { hasDraft } from '#gateways/has-draft.ts';

/** Sends the requests about sent leads that an earlier visit could not. */
export function start(): void {
  if (hasDraft(LEAD_WISHES_KEY))
    void import('#features/lead-receipt/gateway.ts').then((loaded) => loaded.sendWishes());
}
