import type { Content, LandingLender } from '#app/content.ts';
import type { Lender } from '#generated/types.ts';

const indexes = new WeakMap<Lender[], Map<string, Lender>>();

/** The lender with this id, or undefined. Indexed, because with thousands of lenders every page asks. */
export function lenderById({ lenders }: Content, id: string): Lender | undefined {
  let index = indexes.get(lenders);
  if (!index) {
    index = new Map(lenders.map((lender) => [lender.id, lender]));
    indexes.set(lenders, index);
  }
  return index.get(id);
}

/** The lender whose landing page is `/<id>`, or undefined. */
export function landingLender(content: Content, id: string): LandingLender | undefined {
  const lender = lenderById(content, id);
  return lender?.page ? (lender as LandingLender) : undefined;
}
