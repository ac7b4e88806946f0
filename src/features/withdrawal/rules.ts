import { daysBetween } from '#scripts/config/rules/dates.ts';
import { fault, rule, warning } from '#scripts/config/rules/rule.ts';

/** Days before its end at which the list of holidays is to be continued. */
const HOLIDAYS_AHEAD = 60;

/** The holidays by which the days to give a loan back are counted are known for two months to come, and stand inside their list. */
export const holidays = rule('holidays', ['withdrawal'], function* ({ withdrawal }, { today }) {
  const { from, until, days } = withdrawal.holidays;
  if (daysBetween(today, until) < HOLIDAYS_AHEAD)
    yield warning(
      '/holidays/until',
      `la lista termina el ${until}`,
      'feriados de los próximos meses',
      'agregá los que siguen',
    );
  for (const [at, day] of days.entries())
    if (day < from || day > until)
      yield fault(`/holidays/days/${at}`, `dice ${day}`, `un día desde ${from} hasta ${until}`, 'corregilo');
});
