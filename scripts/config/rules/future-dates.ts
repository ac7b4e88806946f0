import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';

/** No founding year and no date of an update lies in the future. */
export const futureDates = rule({
  id: 'future-dates',
  needs: ['lenders', 'terms', 'privacy'],
  *check({ lenders, ...documents }, { fileOf, today }) {
    const year = Number(today.slice(0, 4));
    const dates = [
      ...lenders.map((lender) => ({
        file: fileOf(lender),
        pointer: '/founded',
        date: lender.founded,
        last: year,
      })),
      ...[documents.terms, documents.privacy].map((document) => ({
        file: fileOf(document),
        pointer: '/lastUpdated',
        date: document.lastUpdated === 'today' ? today : document.lastUpdated,
        last: today,
      })),
    ];
    for (const { date, last, ...place } of dates) {
      if (date <= last) continue;
      yield {
        ...place,
        is: `dice ${quoted(date)}, que todavía no llegó`,
        expected: `hasta ${last}`,
        action: 'corregilo',
      };
    }
  },
});
