import { createHash } from 'node:crypto';
import { formatShortDate } from '#domain/format.ts';
import { dayFrom } from '#scripts/cli/day-option.ts';
import { defineCommand, runAsProgram, UsageError } from '#scripts/cli/command.ts';
import { calendarOf, type Event } from '#scripts/config/calendar.ts';
import { loadContent } from '#scripts/config/read/load.ts';

const USAGE = `Uso: npm run calendar -- [--on=2026-12-24] [--format=text|json|ics]

Lista lo que empieza, termina o vence en config/, desde hoy o desde el día de --on, el más cercano primero.
Con --format=ics sirve para un calendario.`;

const WORDS: Readonly<Record<Event['what'], string>> = {
  begins: 'empieza',
  ends: 'termina',
  expires: 'vence',
};

const line = ({ day, what, file, pointer, name }: Event): string =>
  [formatShortDate(day), WORDS[what], ...(name ? [name] : []), `${file} ${pointer}`].join('  ');

/** The events as a calendar that calendar programs take in (RFC 5545): all-day events, the same id each time. */
function icsOf(events: readonly Event[]): string {
  const entries = events.flatMap((event) => {
    const { day, what, file, pointer, name = file } = event;
    const id = createHash('sha256').update(`${what} ${file}${pointer}`).digest('hex').slice(0, 32);
    const date = day.replaceAll('-', '');
    const title = `${name} ${WORDS[what]}`.replaceAll(/[\\;,]/g, String.raw`\$&`);
    return [
      'BEGIN:VEVENT',
      `UID:${id}@config`,
      `DTSTAMP:${date}T000000Z`,
      `DTSTART;VALUE=DATE:${date}`,
      `SUMMARY:${title}`,
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//calendar//ES', ...entries, 'END:VCALENDAR'].join(
    '\r\n',
  );
}

/** Lists the days on which something in the content begins, ends or expires. */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  options: { format: { type: 'string', default: 'text' }, on: { type: 'string' } },
  run: ({ values: { format, on }, root, output }) => {
    const events = calendarOf(loadContent(root).files, dayFrom(on));
    if (format === 'json') output.log(JSON.stringify(events, null, 2));
    else if (format === 'ics') output.log(icsOf(events));
    else if (format === 'text')
      output.log(events.length === 0 ? 'No hay fechas por venir.' : events.map(line).join('\n'));
    else throw new UsageError(`--format dice «${format}» y se esperaba text, json o ics.`);
    return 0;
  },
});

await runAsProgram('calendar', command);
