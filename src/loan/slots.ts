import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { Instalment, OfferCost } from '#domain/amortisation.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Card } from '#domain/offers/cards.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { PreparedOffers } from '#domain/offers/prepare.ts';
import type { Catalogue } from '#generated/types.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import type { OfferFigures } from '#loan/offer/figures.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import type { SimulatorLender } from '#loan/simulator-props.ts';

/**
 * Places in which features draw in the form and beside the offers. Beside the offers a part takes the form, the person and
 * the site from `useSimulation()`; its words it takes from `useWords()`. Several in one place stand in the order of their
 * features' names.
 */

export type FormSlotProps = { form: LoanForm; lender: SimulatorLender | null };

/** What a feature's `form.tsx` adds to step 1, in its script: little, with what is larger fetched when it shows. */
export type FormSlots = {
  /** Draws in the place beside the form once the form holds other values than those the page was built for. */
  Beside?: ComponentType<FormSlotProps & { isAtStart: boolean }>;
  /** Advice above the button, shown once the form is complete and prices come from the record. */
  Advice?: ComponentType<{ form: LoanForm }>;
};

/** Figures of an offer whose names not everybody knows. */
type Term = 'cft' | 'cftEffective' | 'incomeShare' | 'iva' | 'tea' | 'tna' | 'total';

export type TermsProps = {
  terms: readonly Term[];
  /** A sign beside the figures instead of words. */
  isShort?: boolean;
};

/** What stands around the number of offers. */
export type CountedProps = {
  offers: {
    byCft: readonly Card[];
    prepared: Pick<PreparedOffers, 'dropped' | 'excluded'>;
    /** Those that the visitor can have, by CFT, and the number of prices that ask for something. */
    summary: { takeable: readonly Card[]; best: Card | null; tied: number };
  };
  /** The order of the list, as a sentence without its full stop. */
  order: string;
  /** Their number in words. */
  children: ReactNode;
};

/** What stands around the bar of what an offer costs. */
export type CostProps = {
  offer: Offer;
  /** Pesos received, and given back. */
  capital: number;
  total: number;
  /** Marks what we worked out. */
  estimated: string;
  children: ReactNode;
};

export type MoreProps = {
  /** The best offer; none when nobody quoted. */
  best: Offer | null;
};

export type ChangeProps = Pick<ResultsViewProps, 'asking' | 'onAskAgain'> & {
  /** Whole pesos, of the offers that can be taken; infinite without any. */
  lowestInstalment: number;
  /** Has screen readers say something. */
  say: (text: string) => void;
  /** What stands at the end of the row. */
  children: ReactNode;
};

/** What is known of the visitor beside the form; a feature may keep more in it. */
export type Known = {
  /** Whether the visitor meets the condition of a price. */
  meets: (offer: Offer) => boolean;
};

/** Keeps what the visitor told, or forgets it with null, and has screen readers say so. */
type Tell = (known: Known | null, said: string) => void;

export type KnownProps = {
  known: Known | null;
  /** All prices of the answer, by CFT. */
  prices: readonly Offer[];
  tell: Tell;
};

export type MetProps = { offer: Offer; tell: Tell };

/** By what a visitor narrowed the list down; a feature may keep more in it. */
export type Narrowing = {
  passes: (offer: Card) => boolean;
  /** Says how many offers pass. */
  said: (count: number) => string;
  /** Heads the results when none passes. */
  noneTitle: string;
};

export type NarrowProps = {
  /** Null until the visitor narrows the list down. */
  narrowing: Narrowing | null;
  /** The number of offers that pass. */
  count: number;
  onNarrow: <Chosen extends Narrowing>(narrowing: Chosen) => void;
};

export type DetailProps = {
  offer: Card;
  figures: OfferFigures;
  /** All offers that may be shown, for what compares one with them. */
  peers: readonly Card[];
  /** From 1, among the offers of all pages. */
  position: number;
  /** What features let choose of it. */
  choices: ReactNode;
  /** Closes it. */
  close: ReactNode;
};

/** The offer of the page's own lender, among all that may be shown. */
export type OwnProps = {
  own: Card;
  peers: readonly Card[];
  /** Opens another one. */
  onShow: (id: string) => void;
};

export type MissingProps = {
  /** The page's own, which made no offer. */
  lender: SimulatorLender;
  catalogue: Catalogue;
  onAskAgain: (form: LoanForm) => void;
};

export type SentProps = {
  /** Called once the lead is erased, with what to say of it. */
  onErased: (said: string) => void;
  /** Whom to ask where nothing is known of it. */
  children: ReactNode;
};

export type AfterProps = {
  offers: readonly Offer[];
  /** Null until it is loaded. */
  catalogue: Catalogue | null;
  onAskAgain: (form: LoanForm) => void;
};

export type AroundProps = { offers: readonly Card[]; say: (text: string) => void; children: ReactNode };

export type ChoiceProps = { offer: Card };

/** What a feature's `results.tsx` adds to the results, in the script that comes with the first of them. */
export type ResultsSlots = {
  /** Stands around the list, for state of its own; `say` has screen readers say something. */
  Around?: ComponentType<AroundProps>;
  /** Beside the number of offers: what else there is to know of all of them. */
  Counted?: ComponentType<CountedProps>;
  /** On the offer that leads: what there is to say of its cost. */
  Cost?: ComponentType<CostProps>;
  /** A way to change the loan, in the row that shows it. */
  Change?: ComponentType<ChangeProps>;
  /** Beside the sorts: narrows the list down, and says so where nothing is left. */
  Narrow?: ComponentType<NarrowProps>;
  /** What is known of the visitor of a page, by the key of its form, when the results open. */
  known?: (storageKey: string) => Known | null;
  /** Above the list: what of it counts. */
  Answer?: ComponentType<KnownProps>;
  /** Below the heading of the prices that ask for something: asks whether the visitor has it. */
  Question?: ComponentType<KnownProps>;
  /** Beside a cheaper price of the offer that leads, which asks for something. */
  Met?: ComponentType<MetProps>;
  /** On the card of the page's own lender. */
  Own?: ComponentType<OwnProps>;
  /** A choice on a card. */
  Choice?: ComponentType<ChoiceProps>;
  /** What an offer shows when it is opened; without it none opens. */
  Detail?: ComponentType<DetailProps>;
  /** Says what figures mean, where they stand. */
  Explained?: ComponentType<TermsProps>;
  /** Draws what follows the list, once the first screen is drawn. */
  After?: ComponentType<AfterProps>;
  /** Says why the page's own lender made no offer. */
  Missing?: ComponentType<MissingProps>;
  /** Says what became of the lead that was recorded, below the notes. */
  Sent?: ComponentType<SentProps>;
  /** Draws what concerns the whole list, behind the button 'more'. */
  More?: ComponentType<MoreProps>;
};

/** An opened offer whose instalments are known. */
export type OpenedOffer = {
  offer: Card;
  /** The name of its folds, of which one is open at a time. */
  folds: string;
  cost: OfferCost;
  schedule: readonly Instalment[];
  /** The declared loan that its price came from; undefined when that is not known. */
  row: PricedProduct | undefined;
};

/** What a feature's `panels.tsx` adds to what opens from the results, in the script that comes with the first action. */
export type PanelsSlots = {
  /** Parts that others of its own draw later, by names of their own: `<FeaturePart part="…" />`. */
  parts?: Readonly<Record<string, FunctionComponent<never>>>;
  /** An act beside asking for the loan. */
  Act?: ComponentType<OpenedOffer>;
  /** A fold below the answers of an opened offer. */
  Fold?: ComponentType<OpenedOffer>;
  /** Below the figures of an opened offer: a way on. */
  Onward?: ComponentType<{ offer: Card }>;
};
