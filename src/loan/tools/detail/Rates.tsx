import { formatDate, formatPercent, formatPesos } from '#domain/format.ts';
import type { Card } from '#domain/offers/cards.ts';
import type { Product } from '#domain/quote/product.ts';
import { effectiveFromMonthly, nominalFromMonthly } from '#domain/rates.ts';
import { shareFragment } from '#domain/share-link.ts';
import { accessibleName, fillTemplate } from '#domain/template.ts';
import { lenderTables } from '#gateways/data.ts';
import { pageAddress } from '#gateways/share.ts';
import { offerQuery } from '#loan/results/address.ts';
import { CopyButton } from '#ui/panels/CopyButton.tsx';
import { conditionText, type OfferFigures } from '#loan/results/figures.ts';
import { Glossary } from '#loan/results/Glossary.tsx';
import { Popover } from '#ui/panels/Popover.tsx';
import { useSimulation } from '#loan/results/simulation.ts';
import { ceilingText } from '#loan/tools/detail/ceiling-text.ts';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { useLoaded } from '#loan/useLoaded.ts';
import { useWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { Facts } from '#ui/Facts.tsx';

type DeclaredProps = { offer: Card; products: readonly Product[] };

type RatesProps = DeclaredProps & { figures: OfferFigures };

/** The offer's rates, which loan they are declared for, and the tools to share it. */
export function Rates({ offer, figures: { cost, cftEffective }, products }: RatesProps) {
  const { panels, results } = useWords();
  const { detail } = panels;
  const { card } = results;
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
      <p className={styles.soft}>{cost ? detail.estimatedHint : card.contradiction}</p>
      <div className={styles.tools}>
        <Popover
          title={panels.explanations.button}
          closeText={results.buttons.close}
          className={buttons.quiet}
        >
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

/** Which loan the price is of, what it asks for, and what the record adds; nothing when the provider does not say. */
function Declared({ offer, products }: DeclaredProps) {
  const { panels, results } = useWords();
  const { detail } = panels;
  const { product, declared } = offer;
  const loan =
    product && declared ? fillTemplate(detail.product, { product, date: formatDate(declared) }) : '';
  const text = [loan, conditionText(offer, results), ceilingText(products, product, detail)]
    .filter(Boolean)
    .join(' ');
  return text && <p>{text}</p>;
}

/** The lender's own address, for whoever would rather ask there. */
function OfficialSite({ offer: { bank, matchKey } }: Pick<RatesProps, 'offer'>) {
  const { detail } = useWords().panels;
  const website = useLoaded(lenderTables)?.websites[matchKey];
  return (
    website && (
      <a
        href={website}
        target="_blank"
        rel="noopener"
        aria-label={accessibleName(detail.officialSite, fillTemplate(detail.officialSiteLabel, { bank }))}
      >
        {detail.officialSite}
      </a>
    )
  );
}
