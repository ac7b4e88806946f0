import { results } from '#generated/results.ts';
import { MarketplaceLink } from '#simulator/results/MarketplaceLink.tsx';
import { styles } from '#simulator/results/promo.styles.ts';

const { promo } = results;

/** Whether the advert follows the card at this index of its page. */
export const isPromoAfter = (index: number): boolean => index % promo.every === 0;

/** The advert, visibly one. */
export function PromoBanner() {
  return (
    <div className={styles.banner}>
      <div>
        <p className={styles.label}>{promo.label}</p>
        <p className={styles.title}>{promo.title}</p>
        <p className={styles.text}>{promo.text}</p>
      </div>
      <MarketplaceLink isCompact>{promo.button}</MarketplaceLink>
    </div>
  );
}
