/*
 * The days in which a loan can be given back, by days of the calendar in Buenos Aires. The day of the contract does not
 * count (Código Civil y Comercial, art. 6), and the last one is over at midnight.
 */
const DAY = 86_400_000;
const DAYS = 10;

const moved = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by * DAY).toISOString().slice(0, 10);

/** The national holidays that fall on a working day, and the first and last day that the list knows (YYYY-MM-DD). */
export type Holidays = { from: string; until: string; days: readonly string[] };

const isWorkday = (day: string, { days }: Holidays): boolean =>
  !days.includes(day) && new Date(`${day}T12:00:00Z`).getUTCDay() % 6 !== 0;

function nextWorkday(day: string, holidays: Holidays): string {
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
  /** Whether the list knows the holidays of all these days. */
  knowsHolidays: boolean;
};

/** The last days to give a loan back, all `YYYY-MM-DD`: ten days from the later of acceptance and delivery. */
export function deadlinesOf(
  { accepted, delivered }: { accepted: string; delivered?: string | undefined },
  holidays: Holidays,
): Deadlines {
  const from = delivered && delivered > accepted ? delivered : accepted;
  const sure = moved(from, DAYS);
  let bank = from;
  for (let left = DAYS; left > 0; left -= 1) bank = nextWorkday(moved(bank, 1), holidays);
  const knowsHolidays = from >= holidays.from && bank <= holidays.until;
  return { sure, extended: nextWorkday(sure, holidays), bank, knowsHolidays };
}

/** By what right a loan can still be given back on a day, and until which; `over`: by none that days give. */
export type Standing = { state: 'open' | 'lastDay' | 'bankDays' | 'over'; day: string };

/** The standing on a day (YYYY-MM-DD). */
export function standingOn(today: string, { sure, extended, bank }: Deadlines): Standing {
  const day = today <= sure ? sure : extended;
  if (today <= day) return { state: today === day ? 'lastDay' : 'open', day };
  return today <= bank ? { state: 'bankDays', day: bank } : { state: 'over', day: bank };
}

/** Days from a day to another, both `YYYY-MM-DD`; negative when it is past. */
export const daysUntil = (day: string, from: string): number =>
  (Date.parse(`${day}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY;
