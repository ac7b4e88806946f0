import { monthlyFromNominal, VAT_ON_INTEREST } from '#domain/rates.ts';
import type { LoanRates } from '#domain/amortisation.ts';
import { type DebtSwap, debtSwap, rateOfDebt } from '#features/debt-swap/debt-swap.ts';
import { parseCount, parsePesos, parseRate } from '#domain/input/figure.ts';
import { formatPesos, formatWholePercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { type Months, unit } from '#domain/units.ts';
import type { Words } from '#site/words.tsx';

/** A debt as it stands in its fields; 0 is a blank field. `key` identifies a debt of the form. */
export type DebtEntry = { key: number; balance: number; instalment: number; left: number; fee: number };

/** The new loan as it stands in its fields. */
type LoanEntry = { cft: number; term: number };

export type SwapEntry = { debts: readonly DebtEntry[]; loan: LoanEntry };

export const emptyDebt = (key: number): DebtEntry => ({ key, balance: 0, instalment: 0, left: 0, fee: 0 });

/** Name of a field of a debt in its form. */
export const fieldName = (field: Exclude<keyof DebtEntry, 'key'>, key: number): string => `${field}-${key}`;

const [CFT, TERM] = ['cft', 'plazo'];

/** The names of a link's fragment that bring figures into the form. */
export const FRAGMENT_NAMES: readonly string[] = [CFT, TERM];

/** The fragment of a link to the form, with an offer's figures. */
export const offerFragment = ({ cft, term }: LoanEntry): string =>
  `#${new URLSearchParams({ [CFT]: cft.toFixed(2).replace('.', ','), [TERM]: String(term) })}`;

/**
 * Reads the values typed before this script arrived, the first debt and the loan of the prerendered page; what was not
 * typed of the loan is what the link brought.
 */
export function entryIn(form: HTMLFormElement, { debts }: SwapEntry, link: URLSearchParams): SwapEntry {
  const typed = new FormData(form);
  const text = (name: string): string => String(typed.get(name) ?? '');
  return {
    debts: debts.map(({ key }) => ({
      key,
      balance: parsePesos(text(fieldName('balance', key))),
      instalment: parsePesos(text(fieldName('instalment', key))),
      left: parseCount(text(fieldName('left', key))),
      fee: parseRate(text(fieldName('fee', key))),
    })),
    loan: {
      cft: parseRate(text('cft') || (link.get(CFT) ?? '')),
      term: parseCount(text('term') || (link.get(TERM) ?? '')),
    },
  };
}

/** All of the cost is taken to be interest and VAT: a CFT does not say what insurance and charges are in it. */
function ratesOf({ cft }: LoanEntry): LoanRates {
  const cost = monthlyFromNominal(unit(cft));
  return { cost, interest: unit(cost / (1 + VAT_ON_INTEREST)) };
}

function problemOf({ debts, loan }: SwapEntry, { errors, limits }: Words['debtSwap']): string | null {
  const amounts = debts.flatMap(({ balance, instalment }) => [balance, instalment]);
  const terms = [loan.term, ...debts.map(({ left }) => left)];
  const isRead = [loan.cft, ...debts.map(({ fee }) => fee)].every(Number.isFinite);
  if (!isRead || [...amounts, ...terms].some((figure) => figure <= 0)) return errors.missing;
  const isHuge =
    amounts.some((amount) => amount > limits.amount) || terms.some((term) => term > limits.months);
  if (isHuge || debts.some(({ fee }) => fee > limits.feePercent)) {
    return fillTemplate(errors.huge, {
      amount: formatPesos(limits.amount),
      months: limits.months,
      fee: limits.feePercent,
    });
  }
  if (loan.cft <= 0 || loan.cft > limits.cft)
    return fillTemplate(errors.cft, { max: formatWholePercent(limits.cft) });
  const at = debts.findIndex((debt) => rateOfDebt(inUnits(debt)) === null);
  const impossible = debts[at];
  if (!impossible) return null;
  const { left, instalment, balance } = impossible;
  return fillTemplate(errors.impossible, {
    n: at + 1,
    left,
    instalment: formatPesos(instalment),
    balance: formatPesos(balance),
  });
}

const inUnits = ({ balance, instalment, left, fee }: DebtEntry): Parameters<typeof debtSwap>[0][number] => ({
  balance: unit(balance),
  instalment: unit(instalment),
  left: unit(left),
  fee: unit(fee),
});

/** The swap that was asked about, or a sentence about what cannot be. */
export function outcomeOf(
  entry: SwapEntry,
  texts: Words['debtSwap'],
): { problem: string | null; swap: DebtSwap | null } {
  const problem = problemOf(entry, texts);
  if (problem !== null) return { problem, swap: null };
  const { debts, loan } = entry;
  return { problem, swap: debtSwap(debts.map(inUnits), ratesOf(loan), unit<Months>(loan.term)) };
}
