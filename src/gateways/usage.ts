import { countedCampaign, type UsageDetail } from '#domain/usage.ts';
import type { UsageEvent } from '#generated/types.ts';
import { campaignOfTab } from '#gateways/campaign.ts';

/** Whether the visitor's browser asks not to be tracked. The site tracks nobody; it does not count such a visitor either. */
const asksNotToBe = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

/** Sends the server an event of this page, to be added up; it holds nothing that could distinguish two visitors. */
export function countUsage<Event extends UsageEvent['event']>(
  event: Event,
  ...[detail = '']: Event extends keyof UsageDetail ? [detail: UsageDetail[Event]] : []
): void {
  // The page holds the address it is sent to, and the campaigns that are counted by name.
  const [endpoint = '', ...known] = (document.documentElement.dataset['usage'] ?? '').split(' ');
  if (endpoint === '' || asksNotToBe()) return;
  const campaign = countedCampaign(campaignOfTab(), known);
  const page = location.pathname.replace(/\/$/, '') || '/';
  const counted = { event, page, ...(campaign && { campaign }), ...(detail && { detail }) };
  try {
    navigator.sendBeacon(endpoint, JSON.stringify(counted satisfies UsageEvent));
  } catch {}
}
