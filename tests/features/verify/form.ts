import { ROUTES } from '#site/routes.ts';

/** The page's form, and what its fields take before it answers. */
export const at = ROUTES.verify;
export const typed = { entity: 'Banco' };
