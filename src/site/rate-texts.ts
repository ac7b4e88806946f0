import type { ContentParts } from '#generated/kinds.ts';
import { formatDate, formatPercent } from '#domain/format.ts';
import type { RateMove } from '#domain/quote/rate-moves.ts';
import { monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { fill } from '#domain/template.ts';
import { unit } from '#domain/units.ts';

type Texts = ContentParts['site']['lenderPage']['moves'];

/** An effective annual rate as the nominal one that costs the same, in words; percent points. */
export const nominalText = (effective: number): string =>
  formatPercent(nominalFromMonthly(monthlyFromEffective(unit(effective))));

/** A day in words, with its year unless it is that of `today`: '8 de septiembre'. */
export const dayText = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDate(day).replace(/ de \d{4}$/, '') : formatDate(day);

/** The text for a kind of change: a move has one text for rises and one for falls. */
function textOf({ change, before, after }: RateMove, texts: Texts): string {
  if (change !== 'moved') return texts[change];
  return (after ?? 0) < (before ?? 0) ? texts.fell : texts.rose;
}

/** A change in words, with its day of declaration: effective rates, and the nominal ones behind them. */
export function moveText(move: RateMove, texts: Texts, today: string): string {
  const { product, before, after, declared, day } = move;
  const rates = [before, after].map((rate) => rate ?? before ?? after ?? 0);
  const [from = 0, to = 0] = rates;
  return fill(textOf(move, texts), {
    product,
    before: formatPercent(from),
    after: formatPercent(to),
    beforeNominal: nominalText(from),
    afterNominal: nominalText(to),
    day: dayText(move.change === 'left' ? day : declared, today),
  });
}
