import { memo, type MouseEvent, useMemo } from 'react';
import { oldOfferMonths } from '#domain/data-age.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { type Badge, type Card, isTakeable } from '#domain/offers/cards.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { results } from '#generated/results.ts';
import { termText } from '#loan/form/loan-text.ts';
import { toggle } from '#loan/results/card-toggle.styles.ts';
import { card as styles } from '#loan/results/card.styles.ts';
import { OfferDetail } from '#loan/results/deferred-panels.ts';
import type { OfferDetailProps } from '#loan/tools/detail/OfferDetail.tsx';
import { type AskedLoan, conditionText, figuresOf } from '#loan/results/figures.ts';
import { MarketplaceLink } from '#loan/results/MarketplaceLink.tsx';
import { type FiguresProps, OfferFigures } from '#loan/results/OfferFigures.tsx';
import { styles as common } from '#loan/results/results.styles.ts';
import { useSimulation } from '#loan/results/simulation.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { hidden } from '#ui/hidden.styles.ts';

const { card, conditions, own: ownTexts, sorts } = results;

const badgeText = (badge: Badge): string =>
  badge === 'recommended' ? results.recommended : (sorts.find(({ id }) => id === badge)?.badge ?? '');

/** Pixels that a hand may move while it presses; farther away a click is the end of a drag, which selects text. */
const STEADY = 8;

let pressed = { clientX: 0, clientY: 0 };
const notePress = ({ clientX, clientY }: MouseEvent): void => {
  pressed = { clientX, clientY };
};

/** Whether a click is a press on an offer itself, not on one of its controls, nor the second of a double click. */
const isPress = ({ target, clientX, clientY, detail }: MouseEvent): boolean =>
  detail < 2 &&
  Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) < STEADY &&
  !(target as Element).closest('a, button, label');

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
  peers: OfferDetailProps['peers'];
  earlyRepaymentAfter: number | undefined;
  actions: ResultsState['offerActions'];
};

/** Shows one offer from left to right: lender, cost, payments, buttons. Every offer but the first is a line. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
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
              {badgeText(badge)}
            </span>
          ))}
          <Terms offer={offer} />
          <Warning offer={offer} figures={figures} />
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

/** Classes of the terms that only an open offer shows on a phone or in a line. */
const REST = `${styles.lower} ${styles.opened} ${styles.openedOnPhone}`;

/** Returns the price of an entity for a visitor who meets its condition; '' without such a price. */
function priceIfMet(conditional: Card['conditional']): string {
  if (!conditional?.condition) return '';
  const { bank, condition, firstInstalment, cft } = conditional;
  const figures = { amount: formatPesos(firstInstalment), percent: formatPercent(cft) };
  return fillTemplate(conditions[condition].price, { bank, ...figures });
}

/** Shows the condition of the price, the price for those who meet it, and the age of the declaration. */
function Terms({ offer }: Pick<OfferCardProps, 'offer'>) {
  const condition = conditionText(offer);
  const lower = priceIfMet(offer.conditional);
  const months = oldOfferMonths(offer.declared, today());
  return (
    <>
      {condition && <p className={styles.condition}>{condition}</p>}
      {lower && <p className={REST}>{lower}</p>}
      {months !== null && <p className={REST}>{fillTemplate(card.declaredOld, { age: termText(months) })}</p>}
    </>
  );
}

function Warning({ offer, figures }: FiguresProps) {
  if (figures.cost) return null;
  const text = figures.reachesTerm
    ? card.contradiction
    : fillTemplate(card.shortTerm, { term: termText(offer.maxTerm) });
  return <p className={styles.warning}>{text}</p>;
}

/**
 * Offers with a lower CFT that the visitor can take: how many, the lowest of them that costs less in all, and how much
 * less; null without any. `byCft` is in the order of CFT, so that few totals are worked out.
 */
function cheaperThan(own: Card, byCft: readonly Card[], loan: AskedLoan) {
  const total = (card: Card): number => figuresOf(card, loan).cost?.total ?? Infinity;
  const cheaper = byCft.filter((card) => isTakeable(card, loan.term) && card.cft < own.cft);
  const mine = total(own);
  for (const card of cheaper) {
    const saves = mine - total(card);
    if (saves > 0 && saves < Infinity) return { card, saves, count: cheaper.length };
  }
  return null;
}

type OwnNoteProps = { own: Card; peers: readonly Card[]; onShow: (id: string) => void };

/** Why this card comes first, and what the cheapest one would save. */
function OwnNote({ own, peers, onShow }: OwnNoteProps) {
  const { amount, term } = useSimulation().form;
  const cheaper = useMemo(() => cheaperThan(own, peers, { amount, term }), [own, peers, amount, term]);
  return (
    <p className={styles.message}>
      <span>{ownTexts.first} </span>
      {cheaper && (
        <>
          <span>{pluralize(ownTexts.cheaper, cheaper.count, { amount: formatPesos(cheaper.saves) })} </span>
          <button
            className={`${buttons.quiet} ${common.screenOnly}`}
            type="button"
            onClick={() => onShow(cheaper.card.id)}
          >
            {fillTemplate(ownTexts.show, { bank: cheaper.card.bank })}
          </button>
        </>
      )}
    </p>
  );
}

type CardFootProps = Pick<OfferCardProps, 'offer' | 'isOpen' | 'isPicked' | 'actions'>;

function CardFoot({ offer, isOpen, isPicked, actions }: CardFootProps) {
  const { id, bank, maxTerm } = offer;
  return (
    <div className={styles.foot}>
      <button
        className={`${toggle.button} ${common.screenOnly}`}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `detalle-${id}` : undefined}
        onClick={() => actions.toggle(id, !isOpen)}
      >
        <span className={toggle.text}>
          {isOpen ? card.hideDetail : card.showDetail}
          <span className={hidden.text}> {fillTemplate(card.detailLabel, { bank })}</span>
        </span>
        <ChevronIcon />
      </button>
      {maxTerm > 0 && (
        <p className={`${styles.maxTerm} ${styles.opened} ${styles.openedOnPhone}`}>
          {card.maxTermLabel}: {termText(maxTerm)}
        </p>
      )}
      <label className={`${styles.pick} ${common.screenOnly}`}>
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={fillTemplate(card.compareLabel, { bank })}
          onChange={(event) => actions.pick(id, event.target.checked)}
        />
        {card.compare}
      </label>
    </div>
  );
}
