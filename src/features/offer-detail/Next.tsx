import type { Card } from '#domain/offers/cards.ts';
import { shareFragment } from '#domain/share-link.ts';
import { accessibleName, fillTemplate } from '#domain/template.ts';
import { lenderTables } from '#gateways/data.ts';
import { pageAddress } from '#gateways/share.ts';
import { offerQuery } from '#loan/results/address.ts';
import { MarketplaceLink, MarketplaceWays } from '#loan/offer/MarketplaceLink.tsx';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { OpenedOffer, PanelsSlots } from '#loan/slots.ts';
import { styles } from '#features/offer-detail/offer-detail.styles.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useWords } from '#site/words.tsx';
import { CopyButton } from '#ui/panels/CopyButton.tsx';

type NextProps = {
  offer: Card & { position: number };
  /** The offer that the acts are about; null when its instalments are not known. */
  opened: OpenedOffer | null;
  slots: readonly PanelsSlots[];
};

/** Draws the next steps: ask for the loan, take its figures to the bank, or keep its address. */
export function Next({ offer, opened, slots }: NextProps) {
  const { offerDetail: detail, results } = useWords();
  const website = useLoaded(lenderTables)?.websites[offer.matchKey];
  return (
    <section className={`${styles.answer} ${common.screenOnly}`}>
      <h4>{detail.next.title}</h4>
      <div className={styles.beside}>
        <MarketplaceLink
          text={results.card.request}
          look="primary"
          offer={offer}
          label={results.card.requestLabel}
        />
        {opened && slots.map(({ Act }, at) => Act && <Act key={at} {...opened} />)}
      </div>
      <MarketplaceWays offer={offer}>
        {website && (
          <>
            {' · '}
            <a
              href={website}
              target="_blank"
              rel="noopener"
              aria-label={accessibleName(
                detail.officialSite,
                fillTemplate(detail.officialSiteLabel, { bank: offer.bank }),
              )}
            >
              {detail.officialSite}
            </a>
          </>
        )}
        <span>
          {' · '}
          <CopyLink offer={offer} />
        </span>
      </MarketplaceWays>
    </section>
  );
}

/** Copies the address of one offer. */
function CopyLink({ offer }: { offer: Pick<Card, 'id'> }) {
  const { offerDetail: detail } = useWords();
  const { form } = useSimulation();
  // The link asks for the same loan and opens this offer; it holds nothing about the visitor.
  const link = pageAddress(offerQuery(offer.id) + shareFragment(form));
  return (
    <CopyButton
      look="words"
      text={detail.link}
      content={link}
      copied={detail.linkCopied}
      failed={`${detail.linkFailed} ${link}`}
    />
  );
}
