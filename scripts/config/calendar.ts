import { isDay } from '#domain/format.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { within } from '#scripts/config/read/problem.ts';

/** A day on which something in the content begins, ends or expires. */
export type Event = { day: string; what: 'begins' | 'ends' | 'expires'; file: string; pointer: string };

/** Fields that hold such a day, wherever a schema has them. */
const FIELDS: Readonly<Record<string, Event['what']>> = { from: 'begins', until: 'ends', expires: 'expires' };

function* eventsIn(value: unknown, path: readonly string[]): Generator<Omit<Event, 'file'>> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const what = FIELDS[key];
    const at = [...path, key];
    if (what && isDay(member)) yield { day: member, what, pointer: within('', ...at) };
    else yield* eventsIn(member, at);
  }
}

/** Every day of the content from a day on (`YYYY-MM-DD`), the next one first. */
export const calendarOf = (files: ReadonlyMap<string, ConfigFile>, from: string): Event[] =>
  [...files.values()]
    .flatMap(({ file, data }) => Array.from(eventsIn(data, []), (event) => ({ file, ...event })))
    .filter(({ day }) => day >= from)
    .toSorted((one, other) =>
      `${one.day} ${one.file} ${one.pointer}` < `${other.day} ${other.file} ${other.pointer}` ? -1 : 1,
    );
