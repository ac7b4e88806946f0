import { isDay } from '#domain/format.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { keysOf, within } from '#scripts/config/read/problem.ts';
import { addDays, GOOD_FOR_DAYS } from '#scripts/config/rules/dates.ts';
import { getAt } from '#scripts/config/read/set-at.ts';

/** A day on which something in the content begins, ends or expires. */
export type Event = {
  day: string;
  what: 'begins' | 'ends' | 'expires';
  file: string;
  pointer: string;
  /** Of a campaign, its name. */
  name?: string;
};

/** Fields that hold such a day, wherever a schema has them. */
const FIELDS: Readonly<Record<string, Event['what']>> = { from: 'begins', until: 'ends', expires: 'expires' };

function* eventsIn(value: unknown, path: readonly string[]): Generator<Omit<Event, 'file' | 'name'>> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const what = FIELDS[key];
    const at = [...path, key];
    if (what && isDay(member)) yield { day: member, what, pointer: within('', ...at) };
    else yield* eventsIn(member, at);
  }
}

/** Returns the days on which data with a day of their own are too old. */
function* expiriesOf({ file, data }: ConfigFile): Generator<Event> {
  const places: Readonly<Record<string, Readonly<Record<string, number>>>> = GOOD_FOR_DAYS;
  for (const [pointer, days] of Object.entries(places[file] ?? {})) {
    const asOf = getAt(data, keysOf(pointer));
    if (isDay(asOf)) yield { day: addDays(asOf, days), what: 'expires', file, pointer };
  }
}

const nameOf = ({ part, data }: ConfigFile): { name?: string } =>
  part === 'campaigns' ? { name: String(getAt(data, ['name'])) } : {};

const inOrder = ({ day, file, pointer }: Event): string => `${day} ${file} ${pointer}`;

/**
 * Returns every day of the content from a day on (`YYYY-MM-DD`), the next one first: what begins, ends and expires,
 * and when declared data and assumptions of the tools are too old.
 */
export const calendarOf = (files: ReadonlyMap<string, ConfigFile>, from: string): Event[] =>
  [...files.values()]
    .flatMap((one) => [
      ...Array.from(eventsIn(one.data, []), (event) => ({ file: one.file, ...nameOf(one), ...event })),
      ...expiriesOf(one),
    ])
    .filter(({ day }) => day >= from)
    .toSorted((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1));
