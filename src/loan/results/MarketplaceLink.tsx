import type { MouseEvent } from 'react';
import { marketplaceAddress } from '#domain/marketplace-link.ts';
import { holdsOn } from '#domain/period.ts';
import { accessibleName, fillTemplate } from '#domain/template.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { lenderTables } from '#gateways/data.ts';
import { today } from '#gateways/clock.ts';
import { noteChosenOffer } from '#gateways/after-lead.ts';
import { carryAddress } from '#gateways/marketplace.ts';
import { countUsage } from '#gateways/usage.ts';
import { styles as banner } from '#loan/results/promo.styles.ts';
import { styles } from '#loan/results/results.styles.ts';
import { useLoaded } from '#loan/useLoaded.ts';
import { useSimulation } from '#loan/results/simulation.ts';
import { useWords, type Words } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';

type MarketplaceLinkProps = {
  text: string;
  /** The offer that is asked for: its bank, which screen readers say too, its place in the list and its nominal CFT. */
  offer?: Pick<Offer, 'bank' | 'matchKey' | 'cft'> & { position: number };
};

/**
 * Goes on to the partner marketplace with the visitor's data, unless they chose to go without. The link itself holds
 * none: its address is completed the moment it is followed, by whatever key, button or finger, and taken back right after.
 */
export function MarketplaceLink({ text, offer }: MarketplaceLinkProps) {
  const { card, marketplace: texts } = useWords().results;
  const label = offer && accessibleName(text, fillTemplate(card.requestLabel, { bank: offer.bank }));
  const { site, personal, receipt, isWithoutData } = useSimulation();
  const code = useLoaded(lenderTables)?.partnerCodes[offer?.matchKey ?? ''];
  const carry = ({ currentTarget, button }: MouseEvent<HTMLAnchorElement>) => {
    carryAddress(currentTarget, marketplaceAddress(site, isWithoutData ? null : personal, code));
    // The right button only opens a menu.
    if (button === 2) return;
    if (offer) countUsage('continue', offer.matchKey);
    else countUsage('advert');
    if (!offer || !receipt || isWithoutData) return;
    const { matchKey, position, cft } = offer;
    noteChosenOffer(receipt, { entity: matchKey, position, cft });
  };
  return (
    <a
      className={buttons.compact}
      href={marketplaceAddress(site, null, code)}
      target="_blank"
      rel="sponsored noopener"
      aria-label={label && `${label} (${texts.newTab})`}
      onClick={carry}
      onAuxClick={carry}
    >
      {text}
      {!label && <span className={hidden.text}> ({texts.newTab})</span>}
    </a>
  );
}

type MarketplaceNoticeProps = { isWithout: boolean; onWithout: (isWithout: boolean) => void };

/** Says where every button leads and with what, and lets the visitor go on without their data. */
export function MarketplaceNotice({ isWithout, onWithout }: MarketplaceNoticeProps) {
  const { marketplace: texts } = useWords().results;
  const { partner } = useSimulation().site.marketplace;
  return (
    <div className={`${styles.leads} ${styles.screenOnly}`}>
      <p>{fillTemplate(texts.notice, { partner })}</p>
      <label className={styles.check}>
        <input type="checkbox" checked={isWithout} onChange={(event) => onWithout(event.target.checked)} />
        {texts.without}
      </label>
    </div>
  );
}

/** Whether the advert holds today and follows the card at this index of its page. */
export const isPromoAfter = (index: number, { promo }: Words['results']): boolean =>
  index % promo.every === 0 && holdsOn(promo, today());

export function PromoBanner() {
  const { promo } = useWords().results;
  return (
    <div className={banner.banner}>
      <div>
        <p className={banner.label}>{promo.label}</p>
        <p className={banner.title}>{promo.title}</p>
        <p className={banner.text}>{promo.text}</p>
      </div>
      <MarketplaceLink text={promo.button} />
    </div>
  );
}
