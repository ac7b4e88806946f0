import { addYears, daysBetween } from '#scripts/config/rules/dates.ts';
import { rule } from '#scripts/config/rules/rule.ts';

const FILE = 'config/catalogue.json';
/** From here on the pages say the age in words, and the workflow raises an alarm. */
const STALE_DAYS = 45;
const OLD_YEARS = 1;

/** Reminds to import again when figures grow old. */
export const catalogueDates = rule({
  id: 'catalogue-dates',
  needs: ['catalogue'],
  *check({ catalogue: { asOf, products } }, { today }) {
    const place = {
      file: FILE,
      severity: 'warning',
      expected: 'datos recientes',
      action: 'corré npm run catalogue:refresh',
    } as const;
    if (asOf > today) {
      const expected = `hasta ${today}`;
      yield {
        file: FILE,
        pointer: '/asOf',
        is: `dice ${asOf}, que todavía no llegó`,
        expected,
        action: 'corregilo',
      };
    } else if (daysBetween(asOf, today) >= STALE_DAYS) {
      yield { ...place, pointer: '/asOf', is: `los datos son del ${asOf}` };
    }
    const old = products.filter(({ reported }) => addYears(reported, OLD_YEARS) < today).length;
    if (old > 0) {
      const is = `${old} de ${products.length} préstamos se declararon hace más de un año`;
      yield { ...place, pointer: '/products', is };
    }
  },
});
