/*
 * The days in which a loan can be given back, by days of the calendar in Buenos Aires. The day of the contract does not
 * count (Código Civil y Comercial, art. 6), and the last one is over at midnight.
 */

const DAY = 86_400_000;
const DAYS = 10;

const moved = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by * DAY).toISOString().slice(0, 10);

const isWorkday = (day: string, holidays: ReadonlySet<string>): boolean =>
  !holidays.has(day) && new Date(`${day}T12:00:00Z`).getUTCDay() % 6 !== 0;

function nextWorkday(day: string, holidays: ReadonlySet<string>): string {
  let next = day;
  while (!isWorkday(next, holidays)) next = moved(next, 1);
  return next;
}

export type Deadlines = {
  /** The tenth running day (Ley 24.240, art. 34). */
  sure: string;
  /** The same, or the first working day after it (Código Civil y Comercial, art. 1110). */
  extended: string;
  /** The tenth working day, for money that was not used (the central bank's rules for users). */
  bank: string;
};

/** The last days to give a loan back, all `YYYY-MM-DD`: ten days from the later of acceptance and delivery. */
export function deadlinesOf(
  { accepted, delivered }: { accepted: string; delivered?: string | undefined },
  holidays: ReadonlySet<string>,
): Deadlines {
  const from = delivered && delivered > accepted ? delivered : accepted;
  const sure = moved(from, DAYS);
  let bank = from;
  for (let left = DAYS; left > 0; left -= 1) bank = nextWorkday(moved(bank, 1), holidays);
  return { sure, extended: nextWorkday(sure, holidays), bank };
}

/** Days from a day to another, both `YYYY-MM-DD`; negative when it is past. */
export const daysUntil = (day: string, from: string): number =>
  (Date.parse(`${day}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines of at most 74 octets, as RFC 5545 wants them, cut between characters. */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const at = lines.length - 1;
    if (new TextEncoder().encode(`${lines[at]}${letter}`).length > 74) lines.push(` ${letter}`);
    else lines[at] += letter;
  }
  return lines.join('\r\n');
}

/** A calendar file (RFC 5545) of one whole day, with a reminder the morning before. */
export function calendarFile(event: { day: string; title: string; text: string; stamp: string }): string {
  const compact = (day: string): string => day.replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//arrepentirme//ES',
    'BEGIN:VEVENT',
    `UID:${compact(event.day)}-${compact(event.stamp)}@arrepentirme`,
    `DTSTAMP:${compact(event.stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(moved(event.day, 1))}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
