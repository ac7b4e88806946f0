/*
 * The review of a contract: what it costs, what of that is interest, VAT and charges as far as that is known, and
 * whether what the paper states agrees.
 */
import { recoverInterest } from '#domain/amortisation.ts';
import { type ContractRates, contractRates, type Range } from '#domain/contract/contract-rates.ts';
import { type Payment, type Printed, sumOf } from '#domain/contract/payments.ts';
import { VAT_ON_INTEREST } from '#domain/rates.ts';
import { type PercentPoints, type Pesos, unit } from '#domain/units.ts';

export type Contract = {
  /** In hand, after whatever was kept back. */
  received: Printed<Pesos>;
  /** YYYY-MM-DD, where the paper has it. */
  receivedOn: string | null;
  payments: readonly Payment[];
  /** Pesos paid apart at the beginning, and pesos paid apart with every instalment. */
  charges: { atStart: Pesos; monthly: Pesos };
  /** Percent points a year as printed; null where the paper does not state the rate. */
  stated: { tna: Printed<PercentPoints> | null; cft: StatedCft | null };
};

/** The CFT of the paper; `basis` is what the paper calls it, `unknown` where it does not say. */
export type StatedCft = Printed<PercentPoints> & { basis: 'effective' | 'nominal' | 'unknown' };

/** The relation of the stated CFT to the computed one; `unstated` when the paper has none. */
export type Agreement = 'unstated' | 'effective' | 'nominal' | 'paperSaysLess' | 'paperSaysMore';

/** Pesos of the whole cost. `vat` is null where it cannot be separated from other charges; null altogether where nothing can. */
type CostParts = { interest: Pesos; vat: Pesos | null; others: Pesos };

export type Review = ContractRates & {
  /** Everything paid, charges included. */
  paid: Pesos;
  /** Everything paid beyond what was received. */
  cost: Pesos;
  parts: CostParts | null;
  agreement: Agreement;
};

const within = ({ value, half }: Printed, { low, high }: Range): boolean =>
  value + half >= low && value - half <= high;

function agreementOf(stated: StatedCft | null, rates: ContractRates): Agreement {
  if (stated === null) return 'unstated';
  const { basis } = stated;
  if (basis !== 'nominal' && within(stated, rates.effectiveRange)) return 'effective';
  if (basis !== 'effective' && within(stated, rates.nominalRange)) return 'nominal';
  const computed = basis === 'nominal' ? rates.nominal : rates.effective;
  return stated.value < computed ? 'paperSaysLess' : 'paperSaysMore';
}

/** The stated monthly interest, else the one that falling instalments determine; null where neither can be. */
function interestOf({ received, receivedOn, payments, stated }: Contract): number | null {
  if (stated.tna) return stated.tna.value / 1200;
  const first = payments[0]?.amount.value;
  const last = payments.at(-1)?.amount.value;
  if (first === undefined || last === undefined || !(last < first)) return null;
  const { monthly: cost } = contractRates({ received, receivedOn, payments });
  return recoverInterest({ amount: received.value, term: unit(payments.length), first, cost });
}

/** A rate this little above its limit comes from rounding. */
const TOLERANCE = 1.005;

/**
 * The cost by what it is for. Each month costs `monthly` on the balance: of that, interest i, VAT 0.21·i, the rest
 * other charges. Null when the interest is not known, or is more than the whole cost.
 */
function partsOf(contract: Contract, monthly: number, cost: number): CostParts | null {
  const interest = interestOf(contract);
  if (interest === null || monthly <= 0 || interest > monthly * TOLERANCE) return null;
  const share = Math.min(1, interest / monthly);
  const paidInterest = unit<Pesos>(cost * share);
  const vat = paidInterest * VAT_ON_INTEREST;
  const rest = cost - paidInterest;
  if (vat > rest * TOLERANCE) return { interest: paidInterest, vat: null, others: unit(rest) };
  return {
    interest: paidInterest,
    vat: unit(Math.min(vat, rest)),
    others: unit(Math.max(0, rest - vat)),
  };
}

/**
 * The review of a contract, or null when it is none: nothing received, nothing paid, or no more paid than received by
 * more than the rounding of the amounts; and where payments come so early that no rate belongs to them.
 */
export function reviewContract(contract: Contract): Review | null {
  const { received, receivedOn, charges } = contract;
  const inHand = received.value - charges.atStart;
  const payments = contract.payments.map(({ amount, day }) => ({
    amount: { ...amount, value: unit<Pesos>(amount.value + charges.monthly) },
    day,
  }));
  if (!(inHand > 0) || payments.length === 0) return null;
  const rounding = received.half + payments.reduce((total, { amount }) => total + amount.half, 0);
  const instalments = sumOf(payments);
  if (instalments < inHand - rounding) return null;
  const rates = contractRates({
    received: { value: unit(inHand), half: received.half },
    receivedOn,
    payments,
  });
  if (!Number.isFinite(rates.monthly)) return null;
  const cost = unit<Pesos>(Math.max(0, instalments - inHand));
  return {
    ...rates,
    paid: unit(instalments + charges.atStart),
    cost,
    parts: partsOf(contract, rates.monthly, cost),
    agreement: agreementOf(contract.stated.cft, rates),
  };
}

/** Whether a contract costs more than the highest an entity declared (CFT, effective percent points), beyond rounding. */
export const isAboveCeiling = (review: ContractRates, ceiling: PercentPoints): boolean =>
  review.effectiveRange.low > ceiling + 0.005;
