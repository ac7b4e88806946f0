import { content } from '#scripts/review/visitor/content.ts';
import { bodies } from './bodies.ts';
import { client } from './client.ts';
import type { Fault } from './fault.ts';
import { leads } from './leads.ts';
import { oddOffers } from './offers.ts';
import { sizes } from './sizes.ts';
import { statuses } from './status.ts';
import { transport } from './transport.ts';

/** Everything that goes wrong in the fault matrix. */
export const FAULTS: readonly Fault[] = [
  ...transport,
  ...statuses,
  ...bodies,
  ...oddOffers,
  ...sizes,
  ...leads,
  ...client,
];

/** One of each kind, by name; `npm test` runs these alone, on one page. */
export const CORE: ReadonlySet<string> = new Set([
  'the connection is reset in the middle of the answer',
  'the answer never comes',
  'status 503, unavailable',
  'the body is JSON that stops in the middle',
  'an offer with HTML in the name',
  'an offer with a CFT in words',
  `${content.results.pageSize + 1} offers`,
  'the lead is refused with status 500',
  'the button is pressed twice at once',
  'Back while the offers are on their way',
  'leaving the offers and coming back to a page kept alive',
  'the storage throws',
  'personal-chunk is gone after a deploy',
  'the clock stands at 1970',
]);
