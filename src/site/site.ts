import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { WordsContext } from '#site/words.tsx';

/** Addresses of what the build made beside the pages. */
export type Assets = {
  script: string;
  /** Hash the browser holds that script against; none in development. */
  integrity: string | null;
  /** Scripts an island needs, so that they can be fetched ahead; none in development. */
  islandScripts: (name: string) => string[];
  /** The stylesheet of what scripts draw with the offers; none in development, where a page carries every rule. */
  laterStyles?: string;
  logo: (lender: Lender) => string;
  /** Address of the picture that social networks show for a page, by the page's name. */
  socialImage: (name: string) => string;
};

export type SiteData = { content: Content; assets: Assets };

const SiteContext = createContext<SiteData | null>(null);

/** Gives pages their content and assets, and what scripts draw in them its words. */
export const SiteProvider = ({ value, children }: { value: SiteData; children: ReactNode }) =>
  createElement(SiteContext, { value }, createElement(WordsContext, { value: value.content }, children));

/** Content and assets while a page is prerendered; islands get theirs as props instead. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A page was rendered outside <SiteProvider>.');
  return site;
}
