import { useMemo, useState } from 'react';
import { formatNumber, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { rowOf } from '#domain/quote/declared-row.ts';
import { matchProduct } from '#domain/quote/quote.ts';
import { fillTemplate } from '#domain/template.ts';
import { type Pesos, unit } from '#domain/units.ts';
import { market } from '#gateways/data.ts';
import { codesOf } from '#loan/form/market-lenders.ts';
import { applicantOf } from '#loan/form/quoting.ts';
import type { FiguresProps } from '#loan/offer/OfferFigures.tsx';
import { useSimulation } from '#loan/offer/simulation.ts';
import { useWords, type Words } from '#site/words.tsx';
import { CostBar } from '#ui/CostBar.tsx';

/** The part of an amount that is proposed instead of one that costs more than itself, in whole units of so many pesos. */
const LESS = { part: 0.6, unit: 100_000 };

/** Says how many times the amount is given back, where that is more than twice. */
function dearText(times: number, { dear }: Words['results']['card']): string {
  const whole = Math.round(times);
  const text = times < whole ? dear.almost : dear.over;
  return fillTemplate(text, { times: dear.times[whole - 2] ?? formatNumber(whole) });
}

/** The first instalment of the same loan for less; null where its lender is not known to lend that. */
function useLess(offer: Offer): { amount: number; instalment: Pesos } | null {
  const { form } = useSimulation();
  const { simulator } = useWords();
  // A part that comes later would push the button away.
  const [catalogue] = useState(() => market.peek());
  return useMemo(() => {
    const amount = Math.round((form.amount * LESS.part) / LESS.unit) * LESS.unit;
    const products = catalogue && codesOf(catalogue, [offer.matchKey]).flatMap(indexOf(catalogue).productsOf);
    const row = products && rowOf(offer, products);
    const match = row && matchProduct(row, { ...applicantOf(form, simulator), amount: unit(amount) });
    return match ? { amount, instalment: match.firstInstalment } : null;
  }, [form, simulator, catalogue, offer]);
}

/** Draws what an offer costs; where that is more than the loan it says so, and what less would do. */
export function CardCost({ offer, figures: { cost } }: FiguresProps) {
  const { card } = useWords().results;
  const { amount } = useSimulation().form;
  const less = useLess(offer);
  if (!cost) return null;
  const times = cost.total / amount;
  const isDear = times > 2;
  return (
    <CostBar
      capital={amount}
      total={cost.total}
      text={isDear ? dearText(times, card) : card.cost}
      estimated={card.estimated}
      after={
        isDear && less
          ? fillTemplate(card.dear.less, {
              amount: formatPesos(less.amount),
              instalment: formatPesos(less.instalment),
            })
          : ''
      }
    />
  );
}
