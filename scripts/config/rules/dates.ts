import { isDay } from '#domain/format.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { fault, inFile, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';
import { isOfLender, stringsIn } from '#scripts/config/rules/strings.ts';

const DAY = 86_400_000;

/** Days from one ISO date to another, negative when the other came before. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The same day some years later; `YYYY-MM-DD` compares as text. */
export const addYears = (date: string, years: number): string =>
  `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** Fields that hold the day that something is of. */
const OF = new Set(['asOf', 'lastUpdated', 'reported']);
/** Days for which data are good; the record comes in on working days, so that after ten nothing came in for a week. */
const GOOD_DAYS = 365;
const RECORD_GOOD_DAYS = 10;
const RECORD = 'config/catalogue.json';
/** Days before its last one from which somebody is told that a figure ends. */
const TOLD_DAYS = 30;

/** Nothing is of a day to come. Somebody is told of data that grew old, and of a figure that ends. */
export const dates = rule('dates', [], function* (_, { files, today }) {
  for (const { file, pointer, text, path } of stringsIn(files)) {
    const key = path.at(-1) ?? '';
    if (!isDay(text)) continue;
    if (OF.has(key) && text > today) yield* inFile(file, [toCome(pointer, text, today)]);
    // Each figure of a lender holds its own last day.
    else if (key === 'asOf' && !isOfLender(file))
      yield* inFile(file, ageFindings(file, pointer, text, today));
    else if (key === 'expires') yield* inFile(file, endFindings(pointer, text, today));
  }
});

/** No lender was founded in a year to come. */
export const founded = rule('founded', ['lenders'], function* ({ lenders }, { fileOf, today }) {
  for (const lender of lenders)
    if (lender.founded > Number(today.slice(0, 4)))
      yield { ...toCome('/founded', lender.founded, today.slice(0, 4)), file: fileOf(lender) };
});

const toCome = (pointer: string, date: string | number, last: string): RuleFinding =>
  fault(pointer, `dice ${quoted(date)}, que todavía no llegó`, `hasta ${last}`, 'corregilo');

function* ageFindings(file: string, pointer: string, day: string, today: string): Generator<RuleFinding> {
  const days = file === RECORD ? RECORD_GOOD_DAYS : GOOD_DAYS;
  if (daysBetween(day, today) < days) return;
  const action = file === RECORD ? 'corré npm run catalogue -- refresh' : 'comprobalo y cambiá la fecha';
  yield warning(pointer, `es del ${day}`, `un dato de los últimos ${days} días`, action);
}

function* endFindings(pointer: string, day: string, today: string): Generator<RuleFinding> {
  const left = daysBetween(today, day);
  if (left > TOLD_DAYS) return;
  const is = `${left < 0 ? 'venció' : 'vence'} el ${day}`;
  yield warning(pointer, is, 'algo vigente', 'comprobá la cifra y poné "asOf" y "expires" nuevos');
}
