import { quoted } from '#scripts/config/read/wording.ts';
import { idListFindings, lenderIds } from '#scripts/config/rules/id-list.ts';
import { rule } from '#scripts/config/rules/rule.ts';

/** The forced order names lenders with a page of their own. One it leaves out comes last, which is no mistake. */
export const forcedOrder = rule({
  id: 'forced-order',
  needs: ['forcedOrder', 'lenders'],
  *check({ forcedOrder: { lenders: order }, lenders }, { files }) {
    const file = 'config/tables/forced-order.json';
    yield* idListFindings(file, '/lenders', order, lenderIds(files));
    const pageless = new Set(lenders.filter(({ page }) => !page).map(({ id }) => id));
    for (const [index, id] of order.entries()) {
      if (!pageless.has(id)) continue;
      const is = `${quoted(id)} no tiene página propia`;
      yield { file, pointer: `/lenders/${index}`, is, expected: 'solo bancos con página', action: 'borralo' };
    }
  },
});
