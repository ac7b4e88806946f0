import { didYouMean, quoted } from '#scripts/config/read/wording.ts';
import { lenderIds } from '#scripts/config/rules/id-list.ts';
import { rule } from '#scripts/config/rules/rule.ts';

/** A bank's sheet leads to a lender that exists. */
export const bankDetails = rule({
  id: 'bank-details',
  needs: ['bankDetails'],
  *check({ bankDetails: details }, { files, fileOf }) {
    const known = lenderIds(files);
    for (const detail of details) {
      if (known.has(detail.lenderId)) continue;
      yield {
        file: fileOf(detail),
        pointer: '/lenderId',
        is: `dice ${quoted(detail.lenderId)} y ese banco no existe`,
        expected: 'un id de config/lenders',
        action: didYouMean('corregilo', detail.lenderId, known),
      };
    }
  },
});
