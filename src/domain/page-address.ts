/** Parses an address without throwing. */
function parsed(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}

// Parameters that name campaigns, and values that are neither an address, nor an e-mail, nor a formula.
const CAMPAIGN = /^utm_(?:source|medium|campaign|term|content|id)$/;
const HARMLESS = /^[\p{L}\p{N}][\p{L}\p{N}._~|+ -]{0,59}$/u;

/** The query of an address reduced to its campaign, with its question mark; '' when there is none. */
export function campaignQuery(search: string): string {
  const campaign = [...new URLSearchParams(search)].filter(
    ([name, value]) => CAMPAIGN.test(name) && HARMLESS.test(value),
  );
  return campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : '';
}

/** The address that dials a phone number as it is shown: '+54 11 5555-0100' is 'tel:+541155550100'. */
export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** An address that says where a visitor came from and nothing else: origin, path and campaign. '' for what is not an address. Never throws. */
export function publicAddress(href: string): string {
  const url = parsed(href);
  return url && /^https?:$/.test(url.protocol)
    ? `${url.origin}${url.pathname}${campaignQuery(url.search)}`
    : '';
}
