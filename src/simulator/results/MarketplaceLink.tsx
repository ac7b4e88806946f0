import type { ReactNode } from 'react';
import { marketplaceAddress } from '#domain/marketplace-link.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { carryAddress } from '#gateways/marketplace.ts';
import { card as styles } from '#simulator/results/card.styles.ts';
import { useSimulation } from '#simulator/results/simulation.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';

const { marketplace: texts } = results;

type MarketplaceLinkProps = {
  /** What a screen reader says instead of the visible words, which it must begin with. */
  label?: string;
  children: ReactNode;
};

/**
 * Goes on to the partner marketplace with the visitor's data. The link itself holds none: its address is completed
 * the moment it is followed, by whatever key, button or finger, and taken back right after.
 */
export function MarketplaceLink({ label, children }: MarketplaceLinkProps) {
  const { site, personal, plainAddress } = useSimulation();
  const carry = (event: { currentTarget: HTMLAnchorElement }) =>
    carryAddress(event.currentTarget, marketplaceAddress(site, personal));
  return (
    <a
      className={buttons.primary}
      href={plainAddress}
      target="_blank"
      rel="noopener"
      aria-label={label && `${label} (${texts.newTab})`}
      onClick={carry}
      onAuxClick={carry}
    >
      {children}
      {!label && <span className={hidden.text}> ({texts.newTab})</span>}
    </a>
  );
}

/** Says what following the button does with the data, and offers going on without them. */
export function MarketplaceNotice() {
  const { site, plainAddress } = useSimulation();
  const { partner } = site.marketplace;
  return (
    <p className={styles.hint}>
      {fillTemplate(texts.notice, { partner })}.{' '}
      <a
        className={styles.inline}
        href={plainAddress}
        target="_blank"
        rel="noopener"
        aria-label={fillTemplate(texts.withoutLabel, { partner })}
      >
        {texts.without}
      </a>
    </p>
  );
}
