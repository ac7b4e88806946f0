import { daysBetween } from '#scripts/config/rules/dates.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

const FILE = 'config/kit.json';
const YEAR = 365;
/** Inflation is published every month. */
const QUARTER = 92;

/** What the tools assume is looked at again in time, and papers are for situations the form knows. */
export const kit = rule({
  id: 'kit',
  needs: ['kit', 'simulator'],
  *check({ kit: { assumptions, late, refused, sheet }, simulator }, { today }) {
    yield* ageFindings('/assumptions/inflation/asOf', assumptions.inflation.asOf, QUARTER, today);
    yield* ageFindings('/assumptions/penalty/asOf', assumptions.penalty.asOf, YEAR, today);
    yield* ageFindings('/late/classes/asOf', late.classes.asOf, YEAR, today);
    yield* ageFindings('/refused/offices/asOf', refused.offices.asOf, YEAR, today);
    const known = new Set<string>(simulator.employment.map(({ code }) => code));
    for (const [index, { employment }] of sheet.papers.byEmployment.entries()) {
      if (known.has(employment)) continue;
      yield {
        file: FILE,
        pointer: `/sheet/papers/byEmployment/${index}/employment`,
        is: `dice ${employment}`,
        expected: 'un código de employment, en config/simulator.json',
        action: 'corregilo',
      };
    }
  },
});

function ageFindings(pointer: string, asOf: string, mostDays: number, today: string): RuleFinding[] {
  const place = { file: FILE, pointer };
  if (asOf > today)
    return [
      { ...place, is: `dice ${asOf}, que todavía no llegó`, expected: `hasta ${today}`, action: 'corregilo' },
    ];
  if (daysBetween(asOf, today) <= mostDays) return [];
  const expected = `un dato de los últimos ${mostDays} días`;
  return [
    { ...place, severity: 'warning', is: `es del ${asOf}`, expected, action: 'comprobalo y cambiá la fecha' },
  ];
}
