import { memo, useMemo } from 'react';
import { type Badge, type Card } from '#domain/offers/cards.ts';
import { medianOf } from '#domain/quote/quantiles.ts';
import { fillTemplate } from '#domain/template.ts';
import { lenderTables } from '#gateways/data.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { CardTerms, CardWarning, PriceIfMet } from '#loan/results/CardTerms.tsx';
import { DetailToggle } from '#loan/results/DetailToggle.tsx';
import { figuresOf } from '#loan/offer/figures.ts';
import { MarketplaceLink, MarketplaceWays } from '#loan/offer/MarketplaceLink.tsx';
import { type FiguresProps, OfferFigures } from '#loan/offer/OfferFigures.tsx';
import { Choices, HAS_DETAIL, ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import { styles as common } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useWords, type Words } from '#site/words.tsx';
import { CostBar } from '#ui/CostBar.tsx';
import { hidden } from '#ui/hidden.styles.ts';
import { Tile } from '#ui/Tile.tsx';

const badgeText = (badge: Badge, { recommended, sorts }: Words['results']): string =>
  badge === 'recommended' ? recommended : (sorts.find(({ id }) => id === badge)?.badge ?? '');

/** The page's own lender is in its colour; good is said only of what is cheaper than the offer in the middle. */
const toneOf = (badge: Badge, { cft }: Card, peers: readonly Card[]): 'own' | 'good' | undefined =>
  badge === 'recommended' ? 'own' : cft < medianOf(peers.map((peer) => peer.cft)) ? 'good' : undefined;

type OfferCardProps = {
  offer: Card;
  badges: readonly Badge[];
  /** The first of the list stands whole; the others are lines whose rest opens. */
  isLead: boolean;
  /** From 1, among `count` offers of all pages. */
  position: number;
  count: number;
  isOwn: boolean;
  isOpen: boolean;
  /** The list is ordered by the part of the salary that an instalment takes. */
  isByShare: boolean;
  /** All offers that may be shown, for what compares one with them. */
  peers: readonly Card[];
  actions: ResultsState['offerActions'];
};

/** Shows one offer: lender, cost, instalment, button. Every offer but the first is a line; an open one is its four answers. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, isLead, isOwn, isOpen, peers, actions } = props;
  const { form } = useSimulation();
  const { amount, term: asked } = form;
  const figures = useMemo(() => figuresOf(offer, { amount, term: asked }), [offer, amount, asked]);
  const { id } = offer;
  return (
    <article
      className={styles.card}
      data-lead={isLead ? '' : undefined}
      data-own={isOwn ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      aria-labelledby={`nombre-${id}`}
    >
      <div className={styles.offer}>
        <Head {...props} figures={figures} />
        {!isOpen && <Closed {...props} figures={figures} />}
        {HAS_DETAIL && <DetailToggle offer={offer} isOpen={isOpen} actions={actions} />}
        {isLead && !isOpen && (
          <div className={styles.foot}>
            <Choices offer={offer} />
            <MarketplaceWays offer={offer} />
          </div>
        )}
      </div>
      {isOpen && (
        <div className={styles.detail} id={`detalle-${id}`}>
          <ResultsSlot
            place="Detail"
            key={id}
            offer={offer}
            position={props.position}
            figures={figures}
            peers={peers}
            choices={<Choices offer={offer} />}
            close={<DetailToggle offer={offer} isOpen actions={actions} isAtEnd />}
          />
        </div>
      )}
    </article>
  );
});

type PartProps = OfferCardProps & { figures: ReturnType<typeof figuresOf> };

/** The lender with what distinguishes its offer and what it asks for. */
function Head({ offer, badges, position, count, isOpen, peers, figures }: PartProps) {
  const { results } = useWords();
  const look = useLoaded(lenderTables)?.tiles[offer.matchKey];
  const { id, bank } = offer;
  return (
    <header className={styles.head}>
      <Tile name={bank} look={look} />
      <div className={styles.who}>
        <h3 className={styles.name} id={`nombre-${id}`} tabIndex={-1}>
          <span className={hidden.text}>{fillTemplate(results.card.position, { position, n: count })}: </span>
          {bank}
        </h3>
        {badges.map((badge) => (
          <span key={badge} className={styles.badge} data-tone={toneOf(badge, offer, peers)}>
            {badgeText(badge, results)}
          </span>
        ))}
        <CardTerms offer={offer} isOpen={isOpen} />
        <CardWarning offer={offer} figures={figures} />
      </div>
    </header>
  );
}

/** Figures and buttons of an offer that is not open. */
function Closed(props: PartProps) {
  const { card } = useWords().results;
  const { offer, isLead, isOwn, peers, actions, figures } = props;
  return (
    <>
      <OfferFigures offer={offer} figures={figures} isByShare={props.isByShare} isLead={isLead} />
      {(isLead || isOwn) && (
        <div className={styles.cost}>
          {isLead && <Cost offer={offer} figures={figures} />}
          {isOwn && <ResultsSlot place="Own" own={offer} peers={peers} onShow={actions.show} />}
          {isLead && (
            <PriceIfMet offer={offer}>
              {offer.conditional && <ResultsSlot place="Met" offer={offer.conditional} tell={actions.tell} />}
            </PriceIfMet>
          )}
        </div>
      )}
      <div className={`${styles.action} ${common.screenOnly}`}>
        <MarketplaceLink
          text={card.request}
          look={isLead ? 'primary' : 'line'}
          offer={offer}
          label={card.requestLabel}
        />
      </div>
      {!isLead && <Choices offer={offer} />}
    </>
  );
}

/** Draws what an offer costs, as far as its figures say it. */
function Cost({ offer, figures: { cost } }: FiguresProps) {
  const { cost: text, estimated } = useWords().results.card;
  const capital = useSimulation().form.amount;
  if (!cost) return null;
  const bar = { capital, total: cost.total, estimated };
  return (
    <ResultsSlot place="Cost" offer={offer} {...bar}>
      <CostBar {...bar} text={text} />
    </ResultsSlot>
  );
}
