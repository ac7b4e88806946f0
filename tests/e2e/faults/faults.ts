import { content } from '#scripts/review/visitor/content.ts';
import { bodies } from './bodies.ts';
import type { ClientFault, Fault } from './fault.ts';
import { files } from './files.ts';
import { leads } from './leads.ts';
import { oddOffers } from './offers.ts';
import { sizes } from './sizes.ts';
import { statuses } from './status.ts';
import { storages } from './storages.ts';
import { transport } from './transport.ts';
import { userActions } from './user-actions.ts';

/** Unusual clocks and time zones. */
const clocks: readonly ClientFault[] = [
  { id: 'the clock stands at 1970', now: new Date(5000), sees: { view: 'offers' } },
  { id: 'the clock stands at 2038', now: new Date('2038-01-19T03:14:08Z'), sees: { view: 'offers' } },
  {
    id: 'the time zone is Kiritimati',
    context: { timezoneId: 'Pacific/Kiritimati' },
    sees: { view: 'offers' },
  },
  { id: 'the browser speaks another language', context: { locale: 'en-US' }, sees: { view: 'offers' } },
];

/** Everything that goes wrong in the fault matrix. */
export const FAULTS: readonly Fault[] = [
  ...transport,
  ...statuses,
  ...bodies,
  ...oddOffers,
  ...sizes,
  ...leads,
  ...[...userActions, ...storages, ...files, ...clocks].map((fault) => ({
    ...fault,
    group: 'client' as const,
  })),
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
