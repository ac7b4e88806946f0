import type { Content, LandingLender } from '#site/content.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Lender } from '#generated/types.ts';

/** Indexed, because with thousands of lenders every page asks. */
const byId = memoizeByRef((lenders: Lender[]) => new Map(lenders.map((lender) => [lender.id, lender])));

export const lenderById = ({ lenders }: Content, id: string): Lender | undefined => byId(lenders).get(id);

/** The lender whose landing page is `/<id>`, or undefined. */
export function landingLender(content: Content, id: string): LandingLender | undefined {
  const lender = lenderById(content, id);
  return lender?.page ? (lender as LandingLender) : undefined;
}

/** The lenders whose pages are shown, as marketing orders them; one that is not in the order comes after, by name. */
export function lendersInOrder({ directory, lenders }: Content): Lender[] {
  const places = new Map(directory.order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Lender) => places.get(id) ?? places.size;
  return lenders
    .filter(({ hidden }) => !hidden)
    .sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, 'es'));
}
