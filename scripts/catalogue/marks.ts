import { formatPercent, formatShortDate } from '#domain/format.ts';
import { titleOf } from '#scripts/catalogue/columns.ts';
import { when } from '#scripts/catalogue/drop-rules.ts';
import { speaksOfUva } from '#scripts/catalogue/sorting.ts';
import type { Candidate } from '#scripts/catalogue/candidate.ts';
import type { Mark } from '#scripts/catalogue/reasons.ts';

/** Highest CFT that the BCRA's form took in the past: whatever was above it was written as this. */
const OLD_CFT_LIMIT = 999.99;
const FIVE_DIGITS = 10_000;

/** Limits that a lender may leave empty; the catalogue reads them as 0, 'asks for nothing'. */
const MAY_BE_EMPTY = [
  'minAmount',
  'minIncome',
  'minSeniority',
  'maxAge',
  'maxIncomeShare',
  'prepaymentFee',
] as const;

/** Gives the detail when the mark is due, null when not. */
type Marker = (candidate: Candidate, ageingBefore: string) => string | null;

function notReported({ row }: Candidate): string | null {
  const fields = MAY_BE_EMPTY.filter((field) => row[field] === null);
  return when(fields.length > 0, fields.map(titleOf).join(', '));
}

function sortedDetail(one: Candidate): string | null {
  const { audience, condition, territory, decision } = one.nameFacts;
  const said = [audience, condition, territory].filter((code) => code !== undefined);
  return when(said.length > 0 || decision === 'keep', [nameOf(one), ...said].join(', '));
}

const nameOf = ({ product }: Candidate): string => `${product.entity}, «${product.product}»`;

const MARKERS: Record<Mark, Marker> = {
  'no-age-limit': (one) => when(one.row.maxAge === 0, ''),
  'no-share-limit': (one) => when(one.row.maxIncomeShare === 0, ''),
  'share-fraction': ({ row }) =>
    when(row.isShareFraction, `se lee ${formatPercent(row.maxIncomeShare ?? NaN)}`),
  'not-reported': notReported,
  'old-cft-limit': (one) => when(one.product.cftea === OLD_CFT_LIMIT, nameOf(one)),
  'huge-cft': ({ product }) => when(product.cftea >= FIVE_DIGITS, formatPercent(product.cftea)),
  'speaks-of-uva': (one) => when(speaksOfUva(one.row.moreInfo), nameOf(one)),
  ageing: ({ product }, ageingBefore) =>
    when(product.reported < ageingBefore, `${product.entity}, ${formatShortDate(product.reported)}`),
  'unknown-entity': ({ product, isKnownEntity }) =>
    when(!isKnownEntity, `${product.code} ${product.entity}: ${product.kind}`),
  sorted: sortedDetail,
};

/** What is worth knowing of a record that is kept, with what to quote of it; ageing is what was declared before a day. */
export const marksOf = (candidate: Candidate, ageingBefore: string): { mark: Mark; detail: string }[] =>
  Object.entries(MARKERS).flatMap(([mark, marker]) => {
    const detail = marker(candidate, ageingBefore);
    return detail === null ? [] : [{ mark: mark as Mark, detail }];
  });
