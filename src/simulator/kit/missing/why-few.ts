import type { LoanForm } from '#domain/loan-request.ts';
import type { LenderTables } from '#domain/offers/prepare.ts';
import { changesForMore, failuresByRule } from '#domain/quote/advice.ts';
import { simulator } from '#generated/simulator.ts';
import type { Catalogue } from '#generated/types.ts';
import { shownMarket } from '#simulator/market-lenders.ts';
import { applicantOf, BOUNDS } from '#simulator/quoting.ts';

/**
 * Why hardly any of the lenders that the results show lends what a form asks for: how many there are, how many each
 * limit rules out, from the most common, and the smallest change with which at least `wanted` of them lend.
 */
export function whyFew(catalogue: Catalogue, tables: LenderTables, form: LoanForm, wanted: number) {
  const { index, codes } = shownMarket(catalogue)(tables);
  const applicant = applicantOf(form, simulator);
  return {
    entities: codes.size,
    failures: failuresByRule(index, applicant, codes),
    changes: changesForMore(index, applicant, BOUNDS, wanted),
  };
}
