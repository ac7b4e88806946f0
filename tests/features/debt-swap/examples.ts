import { readFileSync } from 'node:fs';
import type { Debt } from '#features/debt-swap/debt-swap.ts';
import { unit } from '#domain/units.ts';

/**
 * Swaps computed on 2026-11-22 by a program that shares nothing with this project: decimal arithmetic with 50 digits, every
 * balance carried month by month (balance · (1 + rate) − instalment), no closed formula for a schedule. The rate of old
 * debts is the one at which that balance ends at zero, by 160 bisections; of several debts, over their summed instalments.
 * The new loan's annuity at its interest rate (level: at its cost) fixes the capital parts; every month pays capital plus
 * cost · balance before. paysFrom is the first month from which paid and still owed of the new loan stay below those of the
 * old debts by more than half a peso. A debt is its balance, instalment, instalments left and fee in percent points.
 */
const [head = [], ...rows] = readFileSync('tests/features/debt-swap/examples.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const debtOf = (text: string): Debt => {
  const [balance, instalment, left, fee] = text.split(' ').map(Number);
  return {
    balance: unit(balance ?? NaN),
    instalment: unit(instalment ?? NaN),
    left: unit(left ?? NaN),
    fee: unit(fee ?? NaN),
  };
};

export const swapExamples = rows.map(([name = '', debts = '', ...figures]) => ({
  name,
  debts: debts.split('; ').map(debtOf),
  given: Object.fromEntries(
    figures.map((text, at) => [head[at + 2] ?? '', JSON.parse(text) as number | boolean | null]),
  ),
}));
