import { useMemo, useState } from 'react';
import { formatNumber, formatPesos } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { rowOf } from '#domain/quote/declared-row.ts';
import { matchProduct } from '#domain/quote/quote.ts';
import { fillTemplate } from '#domain/template.ts';
import { type Pesos, unit } from '#domain/units.ts';
import { market } from '#gateways/data.ts';
import dearOffer from '#generated/content/dearOffer.json';
import { codesOf } from '#loan/form/market-lenders.ts';
import { applicantOf } from '#loan/form/quoting.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { CostProps, ResultsSlots } from '#loan/slots.ts';
import { useWords, type Words, withWords } from '#site/words.tsx';
import { CostBar } from '#ui/CostBar.tsx';

/** The part of an amount that is proposed instead of one that costs more than itself, in whole units of so many pesos. */
const LESS = { part: 0.6, unit: 100_000 };

/** Says how many times the amount is given back. */
function dearText(times: number, texts: Words['dearOffer']): string {
  const whole = Math.round(times);
  const text = times < whole ? texts.almost : texts.over;
  return fillTemplate(text, { times: texts.times[whole - 2] ?? formatNumber(whole) });
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

/** Says of an offer that costs more than the loan that it does, and what less would cost. */
function Dear({ offer, capital, total, estimated, children }: CostProps) {
  const { dearOffer: texts } = useWords();
  const less = useLess(offer);
  const times = total / capital;
  if (times <= 2) return children;
  const figures = less && {
    amount: formatPesos(less.amount),
    instalment: formatPesos(less.instalment),
  };
  return (
    <CostBar
      capital={capital}
      total={total}
      text={dearText(times, texts)}
      estimated={estimated}
      after={figures ? fillTemplate(texts.less, figures) : ''}
    />
  );
}

export const slots: ResultsSlots = { Cost: withWords(Dear, { dearOffer }) };
