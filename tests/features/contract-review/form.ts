import { ROUTES } from '#site/routes.ts';

/** The page's form, and what its fields take before it answers. */
export const at = ROUTES.contractReview;
export const typed = { received: '1000000', count: '12', first: '124031' };
