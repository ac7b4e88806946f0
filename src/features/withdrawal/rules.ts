import { daysBetween } from '#scripts/config/rules/dates.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
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

/** The addresses are those of lenders that exist, broken ones included. */
export const withdrawalLenders = rule('withdrawal-lenders', ['withdrawal'], function* (content, { files }) {
  const known = [...files.keys()].filter((file) => file.startsWith('config/lenders/')).map(idOf);
  for (const [at, { lender }] of (content.withdrawal.addresses ?? []).entries()) {
    if (known.includes(lender)) continue;
    const is = `dice ${quoted(lender)} y ese banco no existe`;
    const repair = didYouMean('corregilo o borralo', lender, known);
    yield fault(`/addresses/${at}/lender`, is, 'un id de config/lenders', repair);
  }
});
