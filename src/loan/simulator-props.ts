import type { ContentParts } from '#generated/kinds.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Catalogue, Lender } from '#generated/types.ts';

/** Facts of the lender whose page the simulator stands on. */
export type SimulatorLender = Pick<Lender, 'id' | 'name'> & {
  /** Match keys of its legal names and of its forced slug: an offer is its own when the offer's key is one of them. */
  matchKeys: string[];
  submitText: string;
};

/** Site-wide settings and words the simulator needs. */
export type SimulatorSite = Pick<
  ContentParts['site'],
  'name' | 'utmSource' | 'provider' | 'leads' | 'marketplace'
> & {
  contact: Pick<ContentParts['site']['contact'], 'email'>;
  privacy: Omit<ContentParts['site']['privacy'], 'controllerAddress'>;
  /** Where the figures come from when the embedded provider quotes them from the catalogue; null for any other. */
  record: Pick<Catalogue, 'source' | 'asOf'> | null;
  unexpectedError: Omit<ContentParts['site']['errors']['unexpected'], 'title'>;
};

/** Props of the simulator island; they travel as JSON inside the page. */
export type SimulatorProps = {
  /** `home` sends step 1 on to /simular; `simulation` opens on step 2 by itself when a valid draft is stored. */
  place: 'home' | 'simulation' | 'lender';
  /** Key of the stored draft, `loan-form-data-…`. */
  storageKey: string;
  lender: SimulatorLender | null;
  /** Values that the form of this page begins with, beyond those of every form. */
  start: Partial<LoanForm>;
  /** An answer to the form's first values, in lines. */
  startAnswer: readonly string[];
  site: SimulatorSite;
};
