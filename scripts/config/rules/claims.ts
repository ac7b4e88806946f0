import { says } from '#scripts/config/read/problem.ts';
import type { Lender } from '#generated/types.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { addYears, daysBetween } from '#scripts/config/rules/dates.ts';
import { numberIn } from '#scripts/config/rules/numbers.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

type Figure = NonNullable<Lender['page']>['figures'][number];
type Fault = Omit<RuleFinding, 'file'>;

/** A claim older than that has to be looked up again. */
const MOST_YEARS = 2;
const SOON_DAYS = 30;

/** Every figure says the number it claims, where it comes from, and until when it may be shown. */
export const claims = rule({
  id: 'claims',
  needs: ['lenders'],
  exceptable: true,
  *check({ lenders }, { fileOf, today }) {
    for (const lender of lenders) {
      for (const [index, figure] of (lender.page?.figures ?? []).entries()) {
        const faults = [...amountFaults(figure), ...dateFaults(figure, today)];
        for (const fault of faults) {
          yield { file: fileOf(lender), ...fault, pointer: `/page/figures/${index}${fault.pointer}` };
        }
      }
    }
  },
});

function* amountFaults({ text, amount }: Figure): Generator<Fault> {
  const written = numberIn(text);
  if (written === amount) return;
  if (amount === undefined) {
    const is = `${quoted(text)} no dice su cifra en "amount"`;
    yield { pointer: '', is, expected: `"amount": ${written}`, action: 'agregalo' };
  } else {
    const is = `dice ${amount} y el texto dice ${quoted(text)}`;
    yield { pointer: '/amount', ...says(is, 'la misma cifra en los dos', 'corregí el que esté mal') };
  }
}

function* dateFaults({ asOf, expires }: Figure, today: string): Generator<Fault> {
  if (asOf > today) {
    yield {
      pointer: '/asOf',
      is: `dice ${asOf}, que todavía no llegó`,
      expected: `hasta ${today}`,
      action: 'corregilo',
    };
  }
  if (expires <= asOf || expires > addYears(asOf, MOST_YEARS)) {
    const expected = `una fecha hasta ${MOST_YEARS} años después de asOf (${asOf})`;
    yield { pointer: '/expires', is: `dice ${expires}`, expected, action: 'corregilo' };
    return;
  }
  const left = daysBetween(today, expires);
  if (left > SOON_DAYS) return;
  yield {
    pointer: '/expires',
    severity: 'warning',
    is: left < 0 ? `la cifra venció el ${expires}` : `la cifra vence el ${expires}`,
    expected: 'una cifra vigente',
    action: 'comprobala y poné asOf y expires nuevos',
  };
}
