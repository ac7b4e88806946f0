import { formatShortDate, isDay } from '#domain/format.ts';
import { calendarOf, type Event } from '#scripts/config/calendar.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { getAt } from '#scripts/config/read/set-at.ts';
import { addDays, daysBetween, GOOD_FOR_DAYS } from '#scripts/config/rules/dates.ts';
import type { Place } from '#scripts/preview/editor/page/page-view.ts';
import { wordsOfPlace } from '#scripts/preview/editor/page/place-words.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

type Files = ReadonlyMap<string, ConfigFile>;

/** Days ahead that the start screen looks. */
const AHEAD = 30;

/** A date of the content: the labels of its place, and the event in words. */
export type Due = Place & { day: string; label: string; words: string };

/** Events of one file on one day that say the same are listed once, with their number. */
function alike(events: readonly Event[]): [Event, ...Event[]][] {
  const groups = new Map<string, [Event, ...Event[]]>();
  for (const event of events) {
    const key = `${event.day} ${event.what} ${event.file} ${event.pointer.replaceAll(/\d+/g, '')}`;
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups.values()];
}

/** Returns the labels of a place of a file. */
export function labelAt(reader: SchemaReader, files: Files, { file, pointer }: Place): string {
  const kind = slotOf(file)?.kind;
  return kind ? wordsOfPlace(reader, kind, files.get(file)?.data, pointer) : '';
}

/** Returns what begins, ends or expires from `today` (YYYY-MM-DD) on in the next 30 days, the next one first. */
export function dueOf(reader: SchemaReader, files: Files, today: string): Due[] {
  const last = addDays(today, AHEAD);
  const events = calendarOf(files, today).filter(({ day }) => day <= last);
  return alike(events).map(([first, ...others]) => {
    const { day, what, file, pointer } = first;
    const label = labelAt(reader, files, first);
    const more = others.length > 0 ? WORDS.andMore(others.length) : '';
    return { day, file, pointer, label, words: `${WORDS.dueKinds[what]} ${formatShortDate(day)}${more}.` };
  });
}

/** The day that data are of, how old they are, and whether that is too old. */
export type Age = Place & { label: string; day: string; days: number; goodFor: number };

/** Returns the age of the data that have a day of their own, in days up to `today`. */
export function agesOf(reader: SchemaReader, files: Files, today: string): Age[] {
  return Object.entries(GOOD_FOR_DAYS).flatMap(([file, places]) =>
    Object.entries(places).flatMap(([pointer, goodFor]) => {
      const day = getAt(files.get(file)?.data, keysOf(pointer));
      if (!isDay(day)) return [];
      const label = labelAt(reader, files, { file, pointer });
      return [{ file, pointer, label, day, days: daysBetween(day, today), goodFor }];
    }),
  );
}
