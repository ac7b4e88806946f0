import type { Page } from 'playwright';
import { SimulatorPage } from './simulator-page.ts';

/** Leads a page to its results, for the screens behind them. */
export type ToResults = (page: Page, path: string) => Promise<unknown>;

export const byHand: ToResults = (page, path) => new SimulatorPage(page).simulate(path);

/** A screen of the site: an address, and what a visitor does there to see it. */
export type Screen = {
  name: string;
  /** It shows figures of offers, which may be long. */
  showsOffers?: true;
  open: (page: Page, toResults?: ToResults) => Promise<unknown>;
};
