import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const debtSwap: Given<ContentParts['debtSwap']> = {
  // Signs behind a field.
  loan: { months: 'meses', percent: '%' },
  limits: { debts: 5, amount: 500_000_000, months: 360, feePercent: 4, cft: 2000 },
};

export const given = { 'debt-swap.json': debtSwap };
