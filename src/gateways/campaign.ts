import { CAMPAIGN_KEY } from '#domain/stored-keys.ts';
import { campaignQuery } from '#domain/page-address.ts';
import { keepTabText, tabText } from '#gateways/tab.ts';

/*
 * Small, since every page keeps the campaign at once: a visitor may follow a link before anything else is fetched. Where
 * the browser stores nothing, each page has the campaign in its own address alone.
 */

/** The campaign by which this tab came to the site, with its question mark; '' when there is none. */
export const campaignOfTab = (): string => campaignQuery(tabText(CAMPAIGN_KEY));

/** Keeps the campaign in the page's address for this tab, unless it came by an earlier one. */
export function keepCampaign(): void {
  const query = campaignQuery(location.search);
  if (query !== '' && campaignOfTab() === '') keepTabText(CAMPAIGN_KEY, query);
}

/** The page's address, with the campaign by which the tab came in place of its own query. */
export function addressWithCampaign(): string {
  const campaign = campaignOfTab();
  return campaign === '' ? location.href : location.href.replace(/[?#].*$|$/s, () => campaign);
}
