import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { PriceIfMet } from '#loan/results/CardTerms.tsx';
import type { OfferFigures } from '#loan/offer/figures.ts';
import { ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import { Share } from '#loan/offer/Share.tsx';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { styles as opened } from '#loan/offer/opened.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { dearerAmong } from '#features/offer-detail/dearer.ts';
import { styles } from '#features/offer-detail/offer-detail.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { CostBar } from '#ui/CostBar.tsx';

type PaysProps = { offer: Card; figures: OfferFigures; peers: readonly Card[] };

/** Where the instalments go from the first one; less than a peso is the rounding of what the lender said. */
function courseText(first: number, last: number, { pay }: Words['offerDetail']): string {
  if (Math.abs(first - last) < 1) return pay.fixed;
  return fillTemplate(last < first ? pay.falls : pay.rises, { amount: formatPesos(last) });
}

/**
 * Draws the payments: the first instalment and its parts, its share of the salary, the whole cost, the place of the price
 * among the others, and a lower price.
 */
export function Pays({ offer, figures: { cost, cftEffective }, peers }: PaysProps) {
  const { offerDetail, results } = useWords();
  const { pay } = offerDetail;
  const { card } = results;
  const { form } = useSimulation();
  const place = Math.round(dearerAmong(offer, peers) ?? 0);
  // The place is said only between other offers: the badge already names the cheapest.
  const isBetween = place > 0 && place < 100;
  return (
    <section className={styles.answer}>
      <div className={styles.heading}>
        <h4>{pay.title}</h4>
        <ResultsSlot
          place="Explained"
          terms={['cft', 'cftEffective', 'incomeShare', 'total', 'tna', 'tea', 'iva']}
          isShort
        />
      </div>
      <p>
        <strong className={styles.first}>{formatPesos(offer.firstInstalment)}</strong>{' '}
        <span className={opened.soft}>{pay.first}</span>
      </p>
      <p>
        {cost && form.term > 1 && <span>{courseText(offer.firstInstalment, cost.last, offerDetail)} </span>}
        <span className={common.screenOnly}>
          <Share share={offer.incomeShare}>
            {fillTemplate(pay.share, { percent: formatPercent(offer.incomeShare) })}
          </Share>
        </span>
      </p>
      {cost && (
        <CostBar capital={form.amount} total={cost.total} text={card.cost} estimated={card.estimated} />
      )}
      <p className={opened.soft}>
        {fillTemplate(pay.rates, {
          nominal: formatPercent(offer.cft),
          effective: formatPercent(cftEffective),
        })}
      </p>
      {isBetween && <p className={opened.soft}>{fillTemplate(pay.place, { n: place })}</p>}
      <PriceIfMet offer={offer} />
    </section>
  );
}
