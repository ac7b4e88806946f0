import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';

const { conditions } = results;

/** What an offer's price asks for, in a sentence; '' when it asks for nothing. */
export const conditionText = ({ bank, condition }: Offer): string =>
  condition ? fillTemplate(conditions[condition].only, { bank }) : '';

/** What the price of an entity would be for whoever meets its condition; '' without such a price. */
export function priceIfMet(conditional: Offer | null): string {
  if (!conditional?.condition) return '';
  const { bank, condition, firstInstalment, cft } = conditional;
  const figures = { amount: formatPesos(firstInstalment), percent: formatPercent(cft) };
  return fillTemplate(conditions[condition].price, { bank, ...figures });
}
