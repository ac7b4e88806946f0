import { wholeContent } from '#scripts/config/read/load.ts';
import { benchOffers } from '#scripts/review/studio/bench-offers.ts';
import { VISITOR } from '#scripts/review/visitor/typical.ts';

/**
 * An answer of the provider with `count` offers for the typical visitor, as JSON: lenders of the catalogue, then
 * invented ones.
 *
 * @param term months
 * @throws Error when the project's content is broken.
 */
export function answerWithOffers(root: string, count: number, term: number = VISITOR.form.term): string {
  const content = wholeContent(root);
  const loan = { ...VISITOR.form, term };
  return JSON.stringify({ offers: benchOffers(content, { count, lender: null, own: false, loan }) });
}
