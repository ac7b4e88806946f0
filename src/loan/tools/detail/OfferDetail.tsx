import { useMemo } from 'react';
import type { Instalment } from '#domain/amortisation.ts';
import { formatDate, formatPercent, formatPesos } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { Product } from '#domain/quote/product.ts';
import { effectiveFromMonthly, nominalFromMonthly } from '#domain/rates.ts';
import { shareFragment } from '#domain/share-link.ts';
import { accessibleName, fillTemplate } from '#domain/template.ts';
import { lenderTables, market } from '#gateways/data.ts';
import { pageAddress, saveFile } from '#gateways/share.ts';
import { panels } from '#generated/panels.ts';
import { results } from '#generated/results.ts';
import { FoldedTable } from '#loan/tools/FoldedTable.tsx';
import { OtherInstalments } from '#loan/tools/OtherInstalments.tsx';
import { OfferKit } from '#loan/tools/OfferKit.tsx';
import { loanTexts } from '#loan/form/loan-text.ts';
import { knownLenders } from '#loan/form/market-lenders.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';
import { offerQuery } from '#loan/results/address.ts';
import { conditionText } from '#loan/results/figures.ts';
import { CopyButton } from '#loan/results/CopyButton.tsx';
import { ceilingText } from '#loan/tools/detail/ceiling-text.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { MarketPosition } from '#loan/tools/detail/MarketPosition.tsx';
import { EarlyRepaymentPlanner } from '#loan/tools/detail/EarlyRepaymentPlanner.tsx';
import { scheduleCsv, scheduleTable } from '#loan/tools/detail/schedule-parts.ts';
import { ScheduleChart } from '#loan/tools/detail/ScheduleChart.tsx';
import type { OfferFigures } from '#loan/results/figures.ts';
import { Glossary } from '#loan/results/Glossary.tsx';
import { Popover } from '#loan/results/Popover.tsx';
import { useSimulation } from '#loan/results/simulation.ts';
import { useLoaded } from '#loan/useLoaded.ts';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { Facts } from '#ui/Facts.tsx';

const { card } = results;
const { detail, schedule: scheduleTexts } = panels;

export type OfferDetailProps = {
  offer: Card;
  figures: OfferFigures;
  peers: readonly Card[];
  earlyRepaymentAfter: number | undefined;
  onEarlyRepaymentMoved: (after: number) => void;
};

/** Everything behind one offer. What its lender's figures do not tell is not shown at all. */
export function OfferDetail(props: OfferDetailProps) {
  const { offer, figures, peers } = props;
  const { cost, cftEffective } = figures;
  const catalogue = useLoaded(market);
  const known = catalogue ? knownLenders(catalogue).get(offer.matchKey) : undefined;
  const schedule = useMemo(() => cost?.schedule() ?? null, [cost]);
  const fees = known?.products.map(({ prepaymentFee }) => prepaymentFee);
  return (
    <div className={styles.detail}>
      <Rates offer={offer} figures={figures} products={known?.products ?? []} />
      <OtherInstalments offer={offer} />
      {schedule && <Schedule offer={offer} schedule={schedule} />}
      <AfterPaint>
        <div className={styles.pair}>
          {schedule && (
            <EarlyRepaymentPlanner
              schedule={schedule}
              declaredFee={fees ? Math.max(...fees) : null}
              after={props.earlyRepaymentAfter}
              onMove={props.onEarlyRepaymentMoved}
            />
          )}
          <MarketPosition
            offer={offer}
            cftEffective={cftEffective}
            received={peers}
            catalogue={catalogue}
            known={known}
          />
        </div>
        {cost && schedule && <OfferKit offer={offer} cost={cost} schedule={schedule} />}
      </AfterPaint>
    </div>
  );
}

type RatesProps = Pick<OfferDetailProps, 'offer' | 'figures'> & DeclaredProps;

function Rates({ offer, figures: { cost, cftEffective }, products }: RatesProps) {
  const { form } = useSimulation();
  const { rates } = detail;
  // It asks for the same loan and opens this offer; nothing about the visitor is in it.
  const link = pageAddress(offerQuery(offer.id) + shareFragment(form));
  const facts: [label: string, text: string][] = [
    [rates.cftNominal, formatPercent(offer.cft)],
    [rates.cftEffective, formatPercent(cftEffective)],
  ];
  if (cost) {
    facts.push(
      [rates.tna, formatPercent(nominalFromMonthly(cost.rates.interest))],
      [rates.tea, formatPercent(effectiveFromMonthly(cost.rates.interest))],
      [rates.total, formatPesos(cost.total)],
      [rates.cost, formatPesos(cost.total - form.amount)],
    );
  }
  return (
    <section className={styles.part}>
      <h4>{fillTemplate(detail.title, { bank: offer.bank })}</h4>
      <Facts className={styles.facts} facts={facts} />
      <Declared offer={offer} products={products} />
      <OfficialSite offer={offer} />
      <p className={styles.soft}>{cost ? card.estimatedHint : card.contradiction}</p>
      <div className={styles.tools}>
        <Popover title={results.explanations.button} className={buttons.quiet}>
          <Glossary terms={['tna', 'tea', 'iva']} />
        </Popover>
        <CopyButton
          look="quiet"
          text={detail.link}
          content={link}
          copied={detail.linkCopied}
          failed={`${panels.share.copyFailed} ${link}`}
        />
      </div>
    </section>
  );
}

type DeclaredProps = Pick<OfferDetailProps, 'offer'> & { products: readonly Product[] };

/** Which loan the price is of, what it asks for, and what the record adds; nothing when the provider does not say. */
function Declared({ offer, products }: DeclaredProps) {
  const { product, declared } = offer;
  const loan =
    product && declared ? fillTemplate(detail.product, { product, date: formatDate(declared) }) : '';
  const text = [loan, conditionText(offer), ceilingText(products, product)].filter(Boolean).join(' ');
  return text && <p>{text}</p>;
}

/** The lender's own address, for whoever would rather ask there. */
function OfficialSite({ offer: { bank, matchKey } }: Pick<OfferDetailProps, 'offer'>) {
  const website = useLoaded(lenderTables)?.websites[matchKey];
  return (
    website && (
      <a
        href={website}
        target="_blank"
        rel="noopener"
        aria-label={accessibleName(card.officialSite, fillTemplate(card.officialSiteLabel, { bank }))}
      >
        {card.officialSite}
      </a>
    )
  );
}

function Schedule({ offer: { bank, id }, schedule }: { offer: Offer; schedule: readonly Instalment[] }) {
  const { form } = useSimulation();
  const caption = fillTemplate(scheduleTexts.tableCaption, { bank, ...loanTexts(form) });
  const save = () => saveFile(`${scheduleTexts.fileName}-${id}.csv`, 'text/csv', scheduleCsv(schedule));
  return (
    <section className={styles.part}>
      <h4>{scheduleTexts.title}</h4>
      <p className={styles.soft}>{scheduleTexts.intro}</p>
      <ScheduleChart schedule={schedule} />
      <FoldedTable
        texts={{ show: scheduleTexts.showTable, hide: scheduleTexts.hideTable }}
        table={() => ({ ...scheduleTable(schedule), caption })}
      >
        <Button look="quiet" text={scheduleTexts.download} onClick={save} />
      </FoldedTable>
      <p className={styles.soft}>{scheduleTexts.note}</p>
    </section>
  );
}
