import { ROUTES } from '#site/routes.ts';

/** The page's form, and what its fields take before it answers. */
export const at = ROUTES.cannotPay;
export const typed = { due: '2026-11-30' };
