import type * as config from '#generated/types.ts';

/** Everything under `config/`, validated. Only the build and the server hold it whole. */
export type Content = {
  site: config.Site;
  simulator: config.SimulatorConfig;
  personal: config.PersonalConfig;
  results: config.ResultsConfig;
  panels: config.PanelsConfig;
  kit: config.KitConfig;
  home: config.Home;
  directory: config.Directory;
  information: config.Information;
  contact: config.Contact;
  contractReview: config.ContractReviewConfig;
  verify: config.VerifyConfig;
  terms: config.Legal;
  privacy: config.Legal;
  lenders: config.Lender[];
  bankDetails: config.BankDetail[];
  exclusions: config.Exclusions;
  entities: config.Entities;
  displayNames: config.DisplayNames;
  forcedOrder: config.ForcedOrder;
  catalogue: config.Catalogue;
  productSorting: config.ProductSorting;
};

/** A lender that has a landing page of its own. */
export type LandingLender = config.Lender & { page: NonNullable<config.Lender['page']> };
