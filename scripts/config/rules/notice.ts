import { formatShortDate } from '#domain/format.ts';
import { daysBetween } from '#scripts/config/rules/dates.ts';
import { rule, warning } from '#scripts/config/rules/rule.ts';

/** Days before its last one from which somebody is told that the notice ends. */
const TOLD_DAYS = 14;

/** The site's notice is there on its last day, and somebody is told before it ends. */
export const noticeEnd = rule('notice-end', ['site'], function* ({ site: { notice } }, { today }) {
  if (notice?.until === undefined) return;
  const { until } = notice;
  const left = daysBetween(today, until);
  const end = formatShortDate(until);
  const report = (is: string, expected: string, action: string) =>
    warning('/notice/until', is, expected, action);
  if (left < 0) yield report(`terminó el ${end} y ya no se ve`, 'algo vigente', 'cambiá la fecha o borralo');
  else if (left <= TOLD_DAYS) {
    const is = left === 0 ? 'termina hoy' : `termina en ${left} ${left === 1 ? 'día' : 'días'}, el ${end}`;
    yield report(is, 'que lo sepas', 'si tiene que seguir, cambiá la fecha');
  }
});
