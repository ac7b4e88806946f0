import { results } from '#generated/results.ts';
import { card as styles } from '#simulator/results/card.styles.ts';
import { MarketplaceLink } from '#simulator/results/MarketplaceLink.tsx';

const { promo } = results;

/** Whether the advert follows the card at this index of its page. */
export const isPromoAfter = (index: number): boolean => index % promo.every === 0;

/** The advert, visibly one. */
export function PromoBanner() {
  return (
    <div className={styles.promo}>
      <div>
        <p className={styles.promoLabel}>{promo.label}</p>
        <p className={styles.promoTitle}>{promo.title}</p>
        <p className={styles.promoText}>{promo.text}</p>
      </div>
      <MarketplaceLink isCompact>{promo.button}</MarketplaceLink>
    </div>
  );
}
