/** Offers that a search gave, as they are counted: in steps that tell nobody's request. */
export function offersBucket(count: number): string {
  if (count === 0) return '0';
  if (count <= 5) return '1-5';
  return count <= 20 ? '6-20' : '21+';
}

/** The campaign that a query names, when it is one of those that are counted by name; 'otra' for any other, '' for none. */
export function countedCampaign(query: string, known: readonly string[]): string {
  const campaign = new URLSearchParams(query).get('utm_campaign') ?? '';
  return campaign === '' || known.includes(campaign) ? campaign : 'otra';
}
