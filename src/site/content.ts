import type { ContentParts } from '#generated/kinds.ts';
import type * as config from '#generated/types.ts';

/** Everything under `config/`, validated. Only the build and the server hold it whole. */
export type Content = ContentParts;

/** A lender that has a landing page of its own. */
export type LandingLender = config.Lender & { page: NonNullable<config.Lender['page']> };
