/*
 * Whether a new loan that pays off older debts is worth it. An old debt is known by what its owner knows: what is
 * still owed, the instalment, and how many are left. Its monthly cost r follows from S = q·(1 − (1+r)^−n)/r, the
 * present value of level instalments.
 */
import { type Instalment, type LoanRates, rateOfReturn, schedule } from '#domain/amortisation.ts';
import { type MonthlyRate, type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';

/** A debt as its owner knows it. */
export type Debt = {
  /** Still owed today (S). */
  balance: Pesos;
  /** Every month (q). */
  instalment: Pesos;
  /** Instalments left (n), at least 1. */
  left: Months;
  /** Charge for early repayment, in percent of the balance (f). */
  fee: PercentPoints;
};

/** Which way costs less, by total first and by the first instalment next. */
type SwapVerdict = 'cheaper' | 'cheaperButHigher' | 'lowerButDearer' | 'dearer' | 'same';

/** Less than this is the rounding of what people read off their statements. */
const NOTHING = 0.5;

/** Pesos by which printed figures of instalments may fall short in all: each may have lost up to a peso of centavos. */
const roundingOf = (left: number): number => left + NOTHING;

/**
 * Monthly cost of a debt; 0 when its instalments add up to what is owed, but for rounding; null when they do not even
 * pay that back.
 */
export function rateOfDebt({ balance, instalment, left }: Omit<Debt, 'fee'>): MonthlyRate | null {
  if (!(balance > 0 && instalment > 0 && left >= 1)) return null;
  const total = instalment * left;
  if (total < balance - roundingOf(left)) return null;
  if (total <= balance) return unit(0);
  return rateOfReturn(
    balance,
    Array.from({ length: left }, () => instalment),
  );
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

function verdictOf(saved: number, relief: number): SwapVerdict {
  if (Math.abs(saved) < NOTHING && Math.abs(relief) < NOTHING) return 'same';
  if (saved >= NOTHING) return relief >= 0 ? 'cheaper' : 'cheaperButHigher';
  return relief >= NOTHING ? 'lowerButDearer' : 'dearer';
}

/** Both ways month by month, as long as either lasts; `debts` are the instalments of each old one. */
function monthsOf(
  keeps: readonly Pesos[],
  loan: readonly Instalment[],
  debts: readonly (readonly Instalment[])[],
) {
  let [kept, changed] = [0, 0];
  return keeps.map((keep, at) => {
    const change = loan[at]?.instalment ?? unit<Pesos>(0);
    kept += keep;
    changed += change;
    return {
      number: at + 1,
      keep,
      change,
      /** Paid so far plus still owed; the smaller one is the better place to be in that month. */
      keepSoFar: unit<Pesos>(kept + sum(debts.map((debt) => debt[at]?.balance ?? 0))),
      changeSoFar: unit<Pesos>(changed + (loan[at]?.balance ?? 0)),
    };
  });
}

/** A month of both ways: the sum paid so far, and the same with the balance that would still be owed. */
export type SwapMonth = ReturnType<typeof monthsOf>[number];

/** First month from which the change never falls behind again; null when it ends behind or never gets ahead. */
function firstMonthAhead(months: readonly SwapMonth[]): number | null {
  const isBehind = ({ keepSoFar, changeSoFar }: SwapMonth): boolean => changeSoFar > keepSoFar - NOTHING;
  const ahead = [...months].reverse().findIndex(isBehind);
  return months[ahead < 0 ? 0 : months.length - ahead]?.number ?? null;
}

/**
 * Keeping some debts against paying them off with a new loan. Null when one of the debts cannot be (see
 * `rateOfDebt`) or there are none.
 */
export function debtSwap(debts: readonly Debt[], rates: LoanRates, term: Months) {
  const oldRates = debts.map(rateOfDebt);
  if (debts.length === 0 || oldRates.includes(null)) return null;
  const amount = unit<Pesos>(sum(debts.map(({ balance, fee }) => balance * (1 + fee / 100))));
  const loan = schedule({ amount, term, ...rates });
  const length = Math.max(term, ...debts.map(({ left }) => left));
  const keeps = Array.from({ length }, (_, at) =>
    unit<Pesos>(sum(debts.map(({ instalment, left }) => (at < left ? instalment : 0)))),
  );
  const owed = debts.map(({ balance, left }, at) => {
    const rate = oldRates[at] as MonthlyRate;
    return schedule({ amount: balance, term: left, interest: rate, cost: rate });
  });
  const months = monthsOf(keeps, loan, owed);
  const first = months[0] as SwapMonth;
  const keepTotal = sum(keeps);
  const changeTotal = sum(months.map(({ change }) => change));
  const verdict = verdictOf(keepTotal - changeTotal, first.keep - first.change);
  return {
    /** The amount of the new loan: all balances and the charges for paying them off. */
    amount,
    /** Of the old debts together. */
    oldRate: rateOfReturn(unit(sum(debts.map(({ balance }) => balance))), keeps),
    keepTotal: unit<Pesos>(keepTotal),
    changeTotal: unit<Pesos>(changeTotal),
    keepFirst: first.keep,
    changeFirst: first.change,
    verdict,
    /** First month from which the change stays ahead; null when it does not pay. */
    paysFrom: firstMonthAhead(months),
    months,
  };
}

export type DebtSwap = NonNullable<ReturnType<typeof debtSwap>>;
