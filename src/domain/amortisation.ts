/*
 * The loan of an offer, month by month. French system at the interest rate i: capital is repaid so that interest and
 * capital together would stay level. Every month costs c on the outstanding balance (interest, VAT on it, insurance
 * and charges), so `instalment_k = capital_k + c · balance_{k−1}` and c is exactly the internal rate of return. With
 * VAT on interest the instalment falls month by month: the first one is the dearest. A level loan repays capital at c
 * itself, so that capital and cost together stay the same every month.
 */
import { effectiveFromNominal, monthlyFromNominal, VAT_ON_INTEREST } from '#domain/rates.ts';
import { type MonthlyRate, type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';

/** `interest` is i, without VAT; `cost` is c, everything that is paid on the balance each month. */
export type LoanRates = {
  interest: MonthlyRate;
  cost: MonthlyRate;
  /** Whether all instalments are the same, instead of falling with the VAT. */
  isLevel?: boolean;
};

export type Loan = LoanRates & { amount: Pesos; term: Months };

/** An offer's figures as a provider sends them: amount, term, first instalment and CFT as a nominal annual rate. */
export type StatedOffer = Omit<Loan, 'interest' | 'cost'> & { first: Pesos; cftNominal: PercentPoints };

/** The figures from which the interest rate of a loan is recovered. */
type StatedLoan = Pick<Loan, 'amount' | 'term' | 'cost'> & { first: Pesos };

/** A month of the schedule. The parts add up to `instalment`; `vat` is null when it cannot be separated from the rest of the cost. */
export type Instalment = {
  number: number;
  capital: Pesos;
  interest: Pesos;
  vat: Pesos | null;
  charges: Pesos;
  instalment: Pesos;
  /** Outstanding balance after paying. */
  balance: Pesos;
};

const CENTAVO = 0.01;

// A provider may print its CFT with two decimals: half of its last digit, as a monthly rate.
const PRINTED_COST_ERROR = 0.005 / 1200;

// Rounded figures recover i with an error; a rate this little above c/1.21 is still a loan with VAT on all of c.
const VAT_TOLERANCE = 1.005;

/** Part of the amount repaid by the first instalment: i/((1+i)^n − 1); strictly decreasing in i when n > 1. */
export const firstCapitalShare = (interest: number, term: number): number =>
  interest === 0 ? 1 / term : interest / Math.expm1(term * Math.log1p(interest));

/** Rate at which the capital is repaid. */
const repaidAt = ({ interest, cost, isLevel = false }: LoanRates): MonthlyRate => (isLevel ? cost : interest);

/** First and dearest instalment: P·j/((1+j)^n − 1) + c·P, where j is c in a level loan and i in any other. */
export const firstInstalment = ({ amount, term, ...rates }: Loan): Pesos =>
  unit(amount * (firstCapitalShare(repaidAt(rates), term) + rates.cost));

/** Part of the amount still owed after so many instalments, from 1 (after none) to 0 (after the last). */
function balanceShare(interest: number, term: number): (paid: number) => number {
  const growth = Math.log1p(interest);
  // (1 − (1+i)^−(n−k)) / (1 − (1+i)^−n): with negative exponents nothing overflows.
  const owed = (left: number): number => (interest === 0 ? left : 0 - Math.expm1(-left * growth));
  const whole = owed(term);
  return (paid) => owed(term - paid) / whole;
}

/** Splits the monthly cost c into interest, VAT on it and the rest; without VAT apart when c < 1.21·i. */
function splitCost(
  interest: number,
  cost: number,
): { interest: number; vat: number | null; charges: number } {
  const withVat = 1 + VAT_ON_INTEREST;
  if (interest * withVat > cost * VAT_TOLERANCE) {
    const plain = Math.min(interest, cost);
    return { interest: plain, vat: null, charges: cost - plain };
  }
  const taxed = Math.min(interest, cost / withVat);
  return { interest: taxed, vat: taxed * VAT_ON_INTEREST, charges: Math.max(0, cost - taxed * withVat) };
}

/** All instalments of a loan, in order; the last one leaves a balance of exactly 0. `term` is at least 1. */
export function schedule({ amount, term, ...rates }: Loan): Instalment[] {
  const shareAfter = balanceShare(repaidAt(rates), term);
  const { interest, cost } = rates;
  const parts = splitCost(interest, cost);
  return Array.from({ length: term }, (_, paid) => {
    const owed = amount * shareAfter(paid);
    const balance = amount * shareAfter(paid + 1);
    return {
      number: paid + 1,
      capital: unit<Pesos>(owed - balance),
      interest: unit<Pesos>(parts.interest * owed),
      vat: parts.vat === null ? null : unit<Pesos>(parts.vat * owed),
      charges: unit<Pesos>(parts.charges * owed),
      instalment: unit<Pesos>(owed - balance + cost * owed),
      balance: unit<Pesos>(balance),
    };
  });
}

/**
 * The interest rate at which first instalment and monthly cost belong together: the only i with
 * `first − c·P = P·i/((1+i)^n − 1)`. Null when that difference is not in (0, P/n]: the two figures contradict each
 * other and nothing may be derived from them. A single instalment fits every rate; then all its cost is taken to be
 * interest and VAT.
 */
export function recoverInterest({ amount, term, first, cost }: StatedLoan): MonthlyRate | null {
  const capital = first - cost * amount;
  if (term === 1) {
    const rounding = amount * PRINTED_COST_ERROR + CENTAVO;
    return Math.abs(capital - amount) <= rounding ? unit(cost / (1 + VAT_ON_INTEREST)) : null;
  }
  const level = amount / term;
  if (!(capital > 0 && capital <= level + CENTAVO)) return null;
  return capital >= level
    ? unit(0)
    : unit(rateWhere((rate) => firstCapitalShare(rate, term), capital / amount));
}

/** Above this monthly rate an effective annual one is no number any more. */
const HIGHEST_RATE = 2 ** 80;

/**
 * The monthly rate at which `falls`, which falls as its rate rises, reaches a value; infinite where no rate below 2^80
 * does: what does not fall for long would be searched for ever.
 */
export function rateWhere(falls: (rate: number) => number, value: number): number {
  let [low, high] = [0, 1];
  while (falls(high) > value) {
    high *= 2;
    if (high > HIGHEST_RATE) return Infinity;
  }
  let middle = high / 2;
  while (low < middle && middle < high) {
    if (falls(middle) > value) low = middle;
    else high = middle;
    middle = (low + high) / 2;
  }
  return middle;
}

/**
 * Monthly rate at which payments at the end of each month are worth `amount` today: their internal rate of return. 0
 * when they add up to no more than that, infinite where no rate is high enough.
 */
export const rateOfReturn = (amount: Pesos, payments: readonly Pesos[]): MonthlyRate => {
  const worth = (rate: number): number =>
    payments.reduceRight((value, payment) => (value + payment) / (1 + rate), 0);
  return unit(worth(0) <= amount ? 0 : rateWhere(worth, amount));
};

/**
 * The interest rate of a loan with level instalments: the CFT alone gives the instalment, and the stated one must be that,
 * but for what is lost in printing both. What part of the cost is interest is unknown: all is taken to be interest
 * and VAT.
 */
function levelInterest({ amount, term, first, cost }: StatedLoan): MonthlyRate | null {
  const instalmentAt = (rate: number): number => amount * (firstCapitalShare(rate, term) + rate);
  const instalment = instalmentAt(cost);
  const rounding = CENTAVO + instalmentAt(cost + PRINTED_COST_ERROR) - instalment;
  return Math.abs(first - instalment) <= rounding ? unit(cost / (1 + VAT_ON_INTEREST)) : null;
}

/**
 * Cost of a whole loan from what the provider states; null when its two figures contradict each other. Every figure is
 * derived from the first instalment and the CFT: an estimate.
 */
export function costOf({ amount, term, first, cftNominal, isLevel = false }: StatedOffer) {
  const cost = monthlyFromNominal(cftNominal);
  if (!(amount > 0 && term >= 1 && cost >= 0)) return null;
  const interest = (isLevel ? levelInterest : recoverInterest)({ amount, term, first, cost });
  if (interest === null || interest === Infinity) return null;
  const rates = { interest, cost, isLevel };
  const shareAfter = balanceShare(repaidAt(rates), term);
  let shares = 0;
  for (let paid = 0; paid < term; paid += 1) shares += shareAfter(paid);
  return {
    cftEffective: effectiveFromNominal(cftNominal),
    rates,
    last: unit<Pesos>(amount * shareAfter(term - 1) * (1 + cost)),
    total: unit<Pesos>(amount * (1 + cost * shares)),
    schedule: () => schedule({ amount, term, ...rates }),
  };
}

export type OfferCost = NonNullable<ReturnType<typeof costOf>>;
