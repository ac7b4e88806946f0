import type { ClientFault, Fault } from './fault.ts';
import { files } from './files.ts';
import { userActions } from './user-actions.ts';
import { storages } from './storages.ts';

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

export const client: readonly Fault[] = [...userActions, ...storages, ...files, ...clocks].map((fault) => ({
  ...fault,
  group: 'client',
}));
