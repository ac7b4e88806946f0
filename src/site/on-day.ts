import { holdsOn } from '#domain/period.ts';
import type { Lender, Site } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { landingFacts } from '#site/landing-facts.ts';

/** Whether something had blocks, and none of them is left. */
const isBare = ({ blocks }: { blocks?: unknown }): boolean => Array.isArray(blocks) && blocks.length === 0;

/**
 * Returns a value without the members of its lists, at any depth, that do not hold on a day, and without the sections
 * of which no block is left.
 */
function heldIn<Value>(value: Value, day: string): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value
      .filter((member) => holdsOn(Object(member), day))
      .map((member) => heldIn(member, day))
      .filter((member) => !isBare(Object(member))) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, heldIn(member, day)]),
  ) as Value;
}

/** Returns the lender with `hidden` only on a day on which its page is. */
function lenderOn(lender: Lender, day: string): Lender {
  const { hidden, ...shown } = lender;
  return hidden && !holdsOn(hidden, day) ? shown : lender;
}

function siteOn(site: Site, day: string): Site {
  const { notice, ...silent } = site;
  return notice && !holdsOn(notice, day) ? silent : site;
}

/**
 * Returns the content as it holds on a day of Buenos Aires (`YYYY-MM-DD`): pages for an audience that somebody lends to,
 * blocks of texts, the site's notice and hidden lenders. The advert's days are looked at in the browser, whose scripts hold it.
 */
export function contentOn({ catalogue, ledger, ...texts }: Content, day: string): Content {
  const held = heldIn(texts, day);
  const { exclusions, simulator } = texts;
  const landings = held.landings.filter((landing) =>
    landingFacts(landing, { catalogue, exclusions, simulator }),
  );
  return {
    ...held,
    landings,
    catalogue,
    ledger,
    site: siteOn(held.site, day),
    lenders: held.lenders.map((lender) => lenderOn(lender, day)),
  };
}
