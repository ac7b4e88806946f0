import { ROUTES } from '#site/routes.ts';

/** The page's form, and what its fields take before it answers. */
export const at = ROUTES.debtSwap;
export const typed = {
  'balance-0': '1000000',
  'instalment-0': '140000',
  'left-0': '12',
  cft: '60',
  term: '12',
};
