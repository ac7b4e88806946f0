import { monthlyFromNominal, VAT_ON_INTEREST } from '#domain/rates.ts';
import type { LoanRates } from '#domain/amortisation.ts';
import { type DebtSwap, debtSwap, rateOfDebt } from '#features/debt-swap/debt-swap.ts';
import { type FigureKind, readFigure } from '#domain/input/figure.ts';
import { formatNumber, formatPesos, formatWholePercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { type Months, unit } from '#domain/units.ts';
import { figuresText } from '#loan/form/input-formats.ts';
import type { Words } from '#site/words.tsx';
import type { Errors, Outcome } from '#ui/tool/Tool.tsx';

export const DEBT_FIELDS = ['balance', 'instalment', 'left', 'fee'] as const;
type DebtField = (typeof DEBT_FIELDS)[number];

/** Name of a field of a debt in its form; `key` identifies the debt. */
export const fieldName = (field: DebtField, key: number): string => `${field}-${key}`;

/** Names of the fields that a link may fill in, by their names in its fragment. */
export const FRAGMENT_FIELDS: Readonly<Record<string, string>> = { cft: 'cft', plazo: 'term' };

/** The fragment of a link to the form, with an offer's figures. */
export const offerFragment = ({ cft, term }: { cft: number; term: number }): string =>
  `#${new URLSearchParams({ cft: cft.toFixed(2).replace('.', ','), plazo: String(term) })}`;

/** What was asked about, and its outcome: what is owed today in all, and the longest time that it would still take. */
export type Swapped = { swap: DebtSwap; owed: number; left: number; term: number };

/** All of the cost is taken to be interest and VAT: a CFT does not say what insurance and charges are in it. */
function ratesOf(cft: number): LoanRates {
  const cost = monthlyFromNominal(unit(cft));
  return { cost, interest: unit(cost / (1 + VAT_ON_INTEREST)) };
}

type Debt = Parameters<typeof debtSwap>[0][number];

/** Reads the debts with these keys and the new loan, or says at each field what is wrong with it. */
export function readSwap(
  data: FormData,
  keys: readonly number[],
  { errors: texts, limits }: Words['debtSwap'],
  inFigures: string,
): Outcome<Swapped> {
  const errors: Errors = {};
  /** A figure above 0, or 0 where the field may be empty; 0 with a message where it is neither. */
  const figure = (
    name: string,
    kind: FigureKind,
    most: number,
    message: string,
    isOptional = false,
  ): number => {
    const reading = readFigure(String(data.get(name) ?? ''), kind);
    const value = reading.kind === 'value' ? reading.value.value : 0;
    if (reading.kind === 'unread') errors[name] = figuresText(kind, inFigures);
    else if (value > most || (value <= 0 && !isOptional)) errors[name] = message;
    return value;
  };
  const pesos = (name: string) =>
    figure(name, 'pesos', limits.amount, fillTemplate(texts.amount, { max: formatPesos(limits.amount) }));
  const months = (name: string) =>
    figure(name, 'count', limits.months, fillTemplate(texts.months, { max: limits.months }));
  const debts = keys.map((key): Debt => {
    const { feePercent } = limits;
    const feeText = fillTemplate(texts.fee, { max: formatNumber(feePercent) });
    return {
      balance: unit(pesos(fieldName('balance', key))),
      instalment: unit(pesos(fieldName('instalment', key))),
      left: unit(months(fieldName('left', key))),
      fee: unit(figure(fieldName('fee', key), 'percent', feePercent, feeText, true)),
    };
  });
  const cftText = fillTemplate(texts.cft, { max: formatWholePercent(limits.cft) });
  const cft = figure('cft', 'percent', limits.cft, cftText);
  const term = months('term');
  if (Object.keys(errors).length > 0) return { errors };
  for (const [at, debt] of debts.entries()) {
    if (rateOfDebt(debt) !== null) continue;
    const { left, instalment, balance } = debt;
    errors[fieldName('instalment', keys[at] ?? 0)] = fillTemplate(texts.impossible, {
      left,
      instalment: formatPesos(instalment),
      balance: formatPesos(balance),
    });
  }
  const swap = debtSwap(debts, ratesOf(cft), unit<Months>(term));
  if (!swap) return { errors };
  const owed = debts.reduce((sum, { balance }) => sum + balance, 0);
  return { answer: { swap, owed, left: Math.max(...debts.map((debt) => debt.left)), term } };
}
