import { ROUTES } from '#site/routes.ts';

/** The page's form, and what its fields take before it answers. */
export const at = ROUTES.withdrawal;
export const typed = { accepted: '2026-11-12' };
