import { isDay } from '#domain/format.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { fault, rule, warning } from '#scripts/config/rules/rule.ts';
import { isOfLender, stringsIn } from '#scripts/config/rules/strings.ts';

const DAY = 86_400_000;

/** Days from one ISO date to another, negative when the other came before. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** Fields that hold the day that something is of. */
const OF = new Set(['asOf', 'lastUpdated', 'reported']);
/** How many days data are good for, and what to do then; the record comes in on working days. */
const OTHERS = [365, 'comprobalo y cambiá la fecha'] as const;
const RECORD = [10, 'corré npm run catalogue -- refresh'] as const;
/** Days before its last one from which somebody is told that a figure ends. */
const TOLD_DAYS = 30;

/** Nothing is of a day to come. Somebody is told of data that grew old, and of a figure that ends. */
export const dates = rule('dates', [], function* (_, { files, today }) {
  for (const found of stringsIn(files)) {
    const { file, text: day, path } = found;
    const key = path.at(-1) ?? '';
    if (!isDay(day)) continue;
    const left = daysBetween(today, day);
    const [days, action] = file === 'config/catalogue.json' ? RECORD : OTHERS;
    if (OF.has(key) && left > 0) yield fault(found, ...toCome(day, today));
    // Each figure of a lender holds its own last day.
    else if (key === 'asOf' && !isOfLender(file) && -left >= days)
      yield warning(found, `es del ${day}`, `un dato de los últimos ${days} días`, action);
    else if (key === 'expires' && left <= TOLD_DAYS) {
      const is = `${left < 0 ? 'venció' : 'vence'} el ${day}`;
      yield warning(found, is, 'algo vigente', 'comprobá la cifra y poné "asOf" y "expires" nuevos');
    }
  }
});

/** No lender was founded in a year to come. */
export const founded = rule('founded', ['lenders'], function* ({ lenders }, { fileOf, today }) {
  const year = today.slice(0, 4);
  for (const lender of lenders)
    if (lender.founded > Number(year))
      yield fault({ file: fileOf(lender), pointer: '/founded' }, ...toCome(lender.founded, year));
});

const toCome = (date: string | number, last: string) =>
  [`dice ${quoted(date)}, que todavía no llegó`, `hasta ${last}`, 'corregilo'] as const;
