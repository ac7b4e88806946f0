import { memo, useMemo } from 'react';
import { type Badge, type Card } from '#domain/offers/cards.ts';
import { fillTemplate } from '#domain/template.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { isPress, notePress } from '#loan/results/card-press.ts';
import { CardFoot } from '#loan/results/CardFoot.tsx';
import { CardTerms, CardWarning } from '#loan/results/CardTerms.tsx';
import { OfferDetail } from '#loan/results/deferred-panels.ts';
import { figuresOf } from '#loan/results/figures.ts';
import { MarketplaceLink } from '#loan/results/MarketplaceLink.tsx';
import { OfferFigures } from '#loan/results/OfferFigures.tsx';
import { OwnNote } from '#loan/results/OwnNote.tsx';
import { styles as common } from '#loan/results/results.styles.ts';
import { useSimulation } from '#loan/results/simulation.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords, type Words } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';

const badgeText = (badge: Badge, { recommended, sorts }: Words['results']): string =>
  badge === 'recommended' ? recommended : (sorts.find(({ id }) => id === badge)?.badge ?? '');

type OfferCardProps = {
  offer: Card;
  badges: readonly Badge[];
  /** The first of its page stands whole; the others are lines whose rest opens. */
  isLead: boolean;
  /** From 1, among `count` offers of all pages. */
  position: number;
  count: number;
  isOwn: boolean;
  isOpen: boolean;
  isPicked: boolean;
  /** All offers that may be shown, for what compares one with them. */
  peers: readonly Card[];
  earlyRepaymentAfter: number | undefined;
  actions: ResultsState['offerActions'];
};

/** Shows one offer from left to right: lender, cost, payments, buttons. Every offer but the first is a line. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { results } = useWords();
  const { card } = results;
  const { offer, badges, isLead, position, count, isOwn, isOpen, peers, actions } = props;
  const { form } = useSimulation();
  const { amount, term: asked } = form;
  const figures = useMemo(() => figuresOf(offer, { amount, term: asked }), [offer, amount, asked]);
  const { id, bank } = offer;
  return (
    <article
      className={styles.card}
      data-own={isOwn ? '' : undefined}
      data-line={isLead ? undefined : ''}
      data-open={isOpen ? '' : undefined}
      aria-labelledby={`nombre-${id}`}
    >
      {/* The button in it is for everybody; to press anywhere else is a shortcut of mouse and finger. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.offer}
        onPointerDown={notePress}
        onClick={(event) => isPress(event) && actions.toggle(id, !isOpen)}
      >
        <header className={styles.head}>
          <h3 className={styles.name} id={`nombre-${id}`} tabIndex={-1}>
            <span className={hidden.text}>{fillTemplate(card.position, { position, n: count })}: </span>
            {bank}
          </h3>
          {badges.map((badge) => (
            <span key={badge} className={styles.badge} data-own={badge === 'recommended' ? '' : undefined}>
              {badgeText(badge, results)}
            </span>
          ))}
          <CardTerms offer={offer} />
          <CardWarning offer={offer} figures={figures} />
        </header>
        <OfferFigures offer={offer} figures={figures} />
        {isOwn && <OwnNote own={offer} peers={peers} onShow={actions.show} />}
        <div className={`${styles.action} ${common.screenOnly}`}>
          <MarketplaceLink text={card.request} offer={{ ...offer, position }} />
        </div>
        <CardFoot {...props} />
      </div>
      {isOpen && (
        <div className={styles.detail} id={`detalle-${id}`}>
          <OfferDetail
            key={id}
            offer={offer}
            figures={figures}
            peers={peers}
            earlyRepaymentAfter={props.earlyRepaymentAfter}
            onEarlyRepaymentMoved={(after) => actions.moveEarlyRepayment(id, after)}
          />
        </div>
      )}
    </article>
  );
});
