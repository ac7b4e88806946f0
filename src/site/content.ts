import type {
  BankDetail,
  Catalogue,
  Contact,
  Directory,
  DisplayNames,
  Exclusions,
  ForcedOrder,
  Home,
  Information,
  KitConfig,
  Legal,
  Lender,
  PersonalConfig,
  PanelsConfig,
  ProductSorting,
  ResultsConfig,
  SimulatorConfig,
  Site,
} from '#generated/types.ts';

/** Everything under `config/`, validated. Only the build and the server hold it whole. */
export type Content = {
  site: Site;
  simulator: SimulatorConfig;
  personal: PersonalConfig;
  results: ResultsConfig;
  panels: PanelsConfig;
  kit: KitConfig;
  home: Home;
  directory: Directory;
  information: Information;
  contact: Contact;
  terms: Legal;
  privacy: Legal;
  lenders: Lender[];
  bankDetails: BankDetail[];
  exclusions: Exclusions;
  displayNames: DisplayNames;
  forcedOrder: ForcedOrder;
  catalogue: Catalogue;
  productSorting: ProductSorting;
};

/** A lender that has a landing page of its own. */
export type LandingLender = Lender & { page: NonNullable<Lender['page']> };
