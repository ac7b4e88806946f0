/** Parses an address without throwing. */
function parsed(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}

/** The query of an address reduced to its campaign (`utm_*`), with its question mark; '' when there is none. */
export function campaignQuery(search: string): string {
  const campaign = [...new URLSearchParams(search)].filter(([name]) => /^utm_[a-z_]+$/.test(name));
  return campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : '';
}

/** An address that says where a visitor came from and nothing else: origin, path and `utm_*`. '' if it is none. Never throws. */
export function publicAddress(href: string): string {
  const url = parsed(href);
  return url && /^https?:$/.test(url.protocol)
    ? `${url.origin}${url.pathname}${campaignQuery(url.search)}`
    : '';
}
