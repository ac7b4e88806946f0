import type { ComponentType } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Lender } from '#generated/types.ts';
import type { Content, LandingLender } from '#site/content.ts';
import type { PageHead } from '#site/head.ts';

/** The form as a page is built with it, and whose page it is. */
export type FormStart = { form: LoanForm; lender: LandingLender | null };

export type MenuProps = {
  /** The page's address. */
  path: string;
  /** The class of an entry. */
  entry: string;
};

type LinkList = { title: string; links: { label: string; href: string }[] };

/** What a feature's `page.tsx` adds to pages of others, when the build draws them. */
export type PageSlots = {
  /** In the head of every page. */
  Head?: ComponentType<{ head: PageHead }>;
  /** Under the header of every page. */
  Top?: ComponentType;
  /** At the end of the menu. */
  Menu?: ComponentType<MenuProps>;
  /** Links that the menu has, in the footer of a wide window. */
  footLinks?: (content: Content) => LinkList;
  /** A section of the home page, below the form. */
  Home?: ComponentType;
  /** Links to its pages under a title: on the home page and in the directory. */
  waysOn?: (content: Content) => LinkList;
  /** A section at the end of the guide. */
  Guide?: ComponentType;
  /** Above the lists of the directory, whose cards name their lender by its id: `data-lender`. */
  AboveLenders?: ComponentType;
  /** On a lender's card in the directory. */
  LenderCard?: ComponentType<{ lender: Lender }>;
  /** Beside the number of lenders of a group in the directory. */
  groupFacts?: (content: Content, lenders: readonly Lender[]) => readonly string[];
  /** Under the name of a lender, on its page. */
  LenderLead?: ComponentType<{ lender: LandingLender }>;
  /** Below the form of a lender's page. */
  LenderSection?: ComponentType<{ lender: LandingLender }>;
  /** Lines under the sliders that answer the form's first values. */
  firstAnswer?: (content: Content, start: FormStart) => readonly string[];
  /** Beside the form, until there are results. */
  BesideForm?: ComponentType<FormStart>;
};

/** What a feature's `data.ts` makes of the content for scripts to fetch: JSON, by the name of its file. */
export type DataSlots = Readonly<Record<string, (content: Content) => string>>;

/** What a feature's `content.ts` says of its content. */
export type ContentSlots = {
  /** The content without pages of its own that are not shown today. */
  shown?: (content: Content) => Content;
  /** Pictures for social networks, by the names that its pages' heads give; each with the words on it. */
  pictures?: (content: Content) => [name: string, words: string][];
  /** Pages whose figures change with the record. */
  following?: (content: Content) => string[];
};
