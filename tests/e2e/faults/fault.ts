import type { BrowserContextOptions, Route } from 'playwright';
import { content } from '#scripts/review/visitor/content.ts';
import type { Behaviour } from '../../support/loopback.ts';
import type { Stored } from '../../support/stored.ts';
import type { FaultVisit } from './fault-visit.ts';

/** The one message for every way in which the offers cannot be had (SPEC 8). */
export const ERROR = content.personal.error;

/** How an endpoint behaves instead of answering as it should. */
export type Answer =
  /** The browser's own network error. */
  | { fails: Parameters<Route['abort']>[0] }
  /** A connection that breaks at the level of TCP or HTTP. */
  | { socket: Behaviour }
  /** Nothing comes until the visit releases it; then the real answer. */
  | 'held'
  /** A well-formed response. */
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer; type?: string };

/** What the visitor must see in the end. */
export type Sees = {
  view: 'offers' | 'no offers' | 'error' | 'personal' | 'loan' | 'page' | 'nothing';
  /** Offers in the whole list, not only on this page of it. */
  offers?: number;
  /** Texts that must be on the screen. */
  texts?: readonly string[];
  /** Texts that must not. */
  hides?: readonly string[];
};

type Group = 'transport' | 'status' | 'body' | 'offer' | 'size' | 'lead' | 'client';

/** One thing that goes wrong, how it is brought about, and what the visitor must see. */
export type Fault = {
  id: string;
  group: Group;
  provider?: Answer;
  lead?: Answer;
  /** Brings the fault about before the first page opens. */
  arrange?: (visit: FaultVisit) => Promise<unknown>;
  /** The built file that fails, by its name before the hash. */
  asset?: string;
  /** What the browser keeps on arrival; by default what a returning visitor left there. */
  stored?: (page: string) => Stored;
  /** The visitor's clock on arrival. */
  now?: Date;
  context?: BrowserContextOptions;
  /** A browser that keeps pages in its back/forward cache. */
  keepsPages?: boolean;
  /** What the visitor does; by default goes to step 2 and asks for offers once. */
  act?: (visit: FaultVisit) => Promise<unknown>;
  sees: Sees;
  /** Simulation calls and leads that must have been sent; by default one, and one where there are offers. */
  calls?: number;
  leads?: number;
  /** Where what was typed must still be; on the screen alone where the browser cannot keep it. */
  keeps?: 'everywhere' | 'on the screen' | 'nowhere';
  /** The content security policy has to stop something. */
  violatesPolicy?: boolean;
};

/** A fault on the visitor's side. */
export type ClientFault = Omit<Fault, 'group'>;
