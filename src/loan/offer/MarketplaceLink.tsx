import type { MouseEvent, ReactNode } from 'react';
import { marketplaceAddress } from '#domain/marketplace-link.ts';
import { accessibleName, fillTemplate } from '#domain/template.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { lenderTables } from '#gateways/data.ts';
import { carryAddress } from '#gateways/marketplace.ts';
import { tell } from '#gateways/tell.ts';
import { styles as banner } from '#loan/results/promo.styles.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { useWords, type Words } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';
import { Links } from '#ui/Links.tsx';

type MarketplaceLinkProps = {
  text: string;
  look: keyof typeof LOOKS;
  /** The offer that is asked for, whose bank screen readers say too. */
  offer?: Pick<Offer, 'bank' | 'matchKey'>;
  /** Its name for screen readers, with the gaps {bank} and {partner}. */
  label?: string;
  /** Whether the address carries nothing about the visitor. */
  isWithoutData?: boolean;
};

/** One filled button stands in a window: that of the first offer, or of the one that is opened. */
const LOOKS = { primary: buttons.primary, line: buttons.compact, words: undefined } as const;

/**
 * Goes on to the partner marketplace with the visitor's data, unless it is the way without. The link itself holds
 * none: its address is completed the moment it is followed, by whatever key, button or finger, and taken back right after.
 */
export function MarketplaceLink({ text, look, offer, label, isWithoutData = false }: MarketplaceLinkProps) {
  const { marketplace: texts } = useWords().results;
  const { site, personal } = useSimulation();
  const { partner } = site.marketplace;
  const name = offer && label && accessibleName(text, fillTemplate(label, { bank: offer.bank, partner }));
  const code = useLoaded(lenderTables)?.partnerCodes[offer?.matchKey ?? ''];
  const carry = ({ currentTarget, button }: MouseEvent<HTMLAnchorElement>) => {
    carryAddress(currentTarget, marketplaceAddress(site, isWithoutData ? null : personal, code));
    // The right button only opens a menu.
    if (button === 2) return;
    tell(offer ? { event: 'continue', detail: offer.matchKey } : { event: 'advert' });
  };
  return (
    <a
      className={LOOKS[look]}
      href={marketplaceAddress(site, null, code)}
      target="_blank"
      rel="sponsored noopener"
      aria-label={name && `${name} (${texts.newTab})`}
      onClick={carry}
      onAuxClick={carry}
    >
      {text}
      {!name && <span className={hidden.text}> ({texts.newTab})</span>}
    </a>
  );
}

type MarketplaceWaysProps = {
  offer: NonNullable<MarketplaceLinkProps['offer']>;
  /** Other links that follow in the same line. */
  children?: ReactNode;
};

/** Says where the button beside it leads, and links there without the visitor's data. */
export function MarketplaceWays({ offer, children }: MarketplaceWaysProps) {
  const { marketplace: texts } = useWords().results;
  const { partner } = useSimulation().site.marketplace;
  return (
    <p className={`${banner.ways} ${styles.screenOnly}`}>
      {fillTemplate(texts.notice, { partner })}{' '}
      <MarketplaceLink
        text={texts.without}
        look="words"
        offer={offer}
        label={texts.withoutLabel}
        isWithoutData
      />
      {children}
    </p>
  );
}

/** Whether the advert follows the card at this index of its page. */
export const isPromoAfter = (index: number, { promo }: Words['results']): boolean =>
  index % promo.every === 0;

export function PromoBanner() {
  const { promo, marketplace } = useWords().results;
  return (
    <div className={banner.banner}>
      <p className={banner.label}>
        {promo.label}
        <Links links={marketplace.links} isContinued />
      </p>
      <div>
        <p className={banner.title}>{promo.title}</p>
        <p className={banner.text}>{promo.text}</p>
      </div>
      <MarketplaceLink text={promo.button} look="line" />
    </div>
  );
}
