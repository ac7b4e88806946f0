import { daysBetween } from '#scripts/config/rules/dates.ts';
import { rule, warning } from '#scripts/config/rules/rule.ts';

/** Days after which a fact is to be looked up again. */
const GOOD_FOR_DAYS = 365;

/** What the page says of debts was read in its source within a year. */
export const cannotPayFacts = rule('cannot-pay-facts', ['cannotPay'], function* ({ cannotPay }, { today }) {
  for (const [act, { facts = [] }] of cannotPay.acts.entries())
    for (const [at, { seen }] of facts.entries())
      if (daysBetween(seen, today) > GOOD_FOR_DAYS)
        yield warning(
          `/acts/${act}/facts/${at}/seen`,
          `es del ${seen}`,
          `un dato de los últimos ${GOOD_FOR_DAYS} días`,
          'comprobalo y cambiá la fecha',
        );
});
