/** The details that an event may have, by event: closed lists that reveal nobody's request; '' is none. */
export const DETAILS: Readonly<Record<string, readonly string[]>> = {
  page: [''],
  form: [''],
  personal: [''],
  advert: [''],
  /** Offers that a search gave, in steps. */
  results: ['0', '1-5', '6-20', '21+'],
  error: ['failed', 'offline'],
};

/** Name under which a campaign or an entity is counted that is not counted by its own. */
export const OTHER = 'otra';

/** Returns the step that a number of offers falls into. */
export function offersBucket(count: number): string {
  if (count === 0) return '0';
  if (count <= 5) return '1-5';
  return count <= 20 ? '6-20' : '21+';
}

/** The campaign that a query names, when it is one of those that are counted by name; 'otra' for any other, '' for none. */
export function countedCampaign(query: string, known: readonly string[]): string {
  const campaign = new URLSearchParams(query).get('utm_campaign') ?? '';
  return campaign === '' || known.includes(campaign) ? campaign : OTHER;
}
