import { firstInstalment } from '#domain/amortisation.ts';
import { monthlyFromEffective, VAT_ON_INTEREST } from '#domain/rates.ts';
import { unit } from '#domain/units.ts';
import type { Candidate } from '#scripts/catalogue/candidate.ts';
import type { Example } from '#scripts/catalogue/tally.ts';
import type { MonthlyRate } from '#domain/units.ts';

const PER = 10_000;
const TOLERANCE = 0.01;

/** Scales that entities report the first instalment in: as asked, per $100,000 and per $1,000,000. */
const SCALES = [1, 10, 100] as const;

/** How the declared first instalments compare with those that follow from the TEA. A check; nothing is computed from it. */
export type CrossCheck = {
  checked: number;
  /** Records by scale, '×1', '×10', '×100' or 'otra'. */
  scales: Record<string, number>;
  /** Records more than 1 % off after choosing the nearest power of ten. */
  mismatches: number;
  /** Detail: declared over computed, in percent points off. */
  examples: Example[];
};

/**
 * First instalment per $10,000 over a term of months: P·i/(1 − (1+i)^−n) + 0.21·i·P with i = m(TEA), as most entities
 * declare it: interest and VAT on it, without other charges.
 */
export function firstPer10k(tea: number, term: number): number {
  const interest = monthlyFromEffective(unit(tea));
  const cost = unit<MonthlyRate>(interest * (1 + VAT_ON_INTEREST));
  return firstInstalment({ amount: unit(PER), term: unit(term), interest, cost });
}

/** Compares every declared first instalment with the computed one, at the nearest power of ten. */
export function crossCheck(candidates: readonly Candidate[]): CrossCheck {
  const result: CrossCheck = { checked: 0, scales: {}, mismatches: 0, examples: [] };
  for (const { row, product } of candidates) {
    const declared = row.firstPer10k;
    if (declared === null || declared <= 0) continue;
    const ratio = declared / firstPer10k(product.tea, product.maxTerm);
    const scale = 10 ** Math.round(Math.log10(ratio));
    const name = (SCALES as readonly number[]).includes(scale) ? `×${scale}` : 'otra';
    const off = ratio / scale - 1;
    result.checked += 1;
    result.scales[name] = (result.scales[name] ?? 0) + 1;
    if (Math.abs(off) <= TOLERANCE) continue;
    result.mismatches += 1;
    if (result.examples.length < 3)
      result.examples.push({ place: row.place, detail: `${off > 0 ? '+' : ''}${Math.round(off * 100)} %` });
  }
  return result;
}
