import { countedCampaign, offersBucket } from '#features/usage/details.ts';
import { campaignOfTab } from '#gateways/campaign.ts';

/** Whether the visitor's browser asks not to be tracked. The site tracks nobody; it does not count such a visitor either. */
const asksNotToBe = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

/** Sends the server the events of this page, to be added up; they hold nothing that could distinguish two visitors. */
export function start(): void {
  // The page holds the address they are sent to, and the campaigns that are counted by name.
  const [endpoint = '', ...known] =
    document.querySelector<HTMLMetaElement>('meta[name=usage]')?.content.split(' ') ?? [];
  if (endpoint === '' || asksNotToBe()) return;
  const count = ({ event, detail: told }: { event: string; detail?: string }): void => {
    const page = location.pathname.replace(/\/$/, '') || '/';
    const campaign = countedCampaign(campaignOfTab(), known) || undefined;
    const detail = event === 'results' ? offersBucket(Number(told)) : told;
    try {
      navigator.sendBeacon(endpoint, JSON.stringify({ event, page, campaign, detail }));
    } catch {}
  };
  document.addEventListener('simulator', (told) => count((told as CustomEvent).detail));
  // Runs after everything that the visitor waits for.
  addEventListener('load', () => setTimeout(() => count({ event: 'page' })));
}
