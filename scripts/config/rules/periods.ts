import { formatShortDate, isDay } from '#domain/format.ts';
import { isOver, type Period } from '#domain/period.ts';
import { within } from '#scripts/config/read/problem.ts';
import { daysBetween } from '#scripts/config/rules/dates.ts';
import { fault, inFile, rule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';

/** Days before its end from which a notice is given. */
const NOTICE_DAYS = 14;

/** Whatever has days begins before it ends; a notice is given when it ends soon or has ended. */
export const periods = rule('periods', [], function* (_, { files, today }) {
  for (const { file, data, valid } of files.values())
    if (valid) yield* inFile(file, findingsIn(data, [], today));
});

function* findingsIn(value: unknown, path: readonly string[], today: string): Generator<RuleFinding> {
  if (typeof value !== 'object' || value === null) return;
  const { from, until } = value as Record<string, unknown>;
  if (isDay(until)) yield* endFindings({ until, ...(isDay(from) && { from }) }, within('', ...path), today);
  for (const [key, member] of Object.entries(value)) yield* findingsIn(member, [...path, key], today);
}

function endFindings({ from, until = '' }: Period, place: string, today: string): RuleFinding[] {
  const pointer = `${place}/until`;
  const end = formatShortDate(until);
  if (from !== undefined && until < from) {
    const expected = `desde el ${formatShortDate(from)}`;
    return [fault(pointer, `termina el ${end}, antes de empezar`, expected, 'corregilo')];
  }
  if (isOver({ until }, today)) {
    const is = `terminó el ${end} y ya no se ve`;
    return [warning(pointer, is, 'algo vigente', 'cambiá la fecha o borralo')];
  }
  const left = daysBetween(today, until);
  if (left > NOTICE_DAYS) return [];
  const is = left === 0 ? 'termina hoy' : `termina en ${left} ${left === 1 ? 'día' : 'días'}, el ${end}`;
  return [warning(pointer, is, 'que lo sepas', 'si tiene que seguir, cambiá la fecha')];
}
