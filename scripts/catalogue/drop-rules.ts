import { formatPercent, formatShortDate } from '#domain/format.ts';
import { type Field, titleOf } from '#scripts/catalogue/columns.ts';
import { type NameFacts, type SortProduct, speaksOfUva } from '#scripts/catalogue/sorting.ts';
import { plainWords } from '#scripts/catalogue/text.ts';
import type { Reason } from '#scripts/catalogue/reasons.ts';
import type { Row } from '#scripts/catalogue/row.ts';

export type RuleContext = {
  sort: SortProduct;
  /** Declarations before this day are stale; YYYY-MM-DD. */
  staleBefore: string;
  today: string;
};

/** Why a record is left out. `detail` is what is quoted of it, '' when the reason says it all. */
export type Drop = { reason: Reason; detail: string };

/** Gives the detail when the rule drops the row, null when it does not. */
type Rule = (row: Row, context: RuleContext) => string | null;

const OF_THE_ENTITY: ReadonlySet<Field> = new Set<Field>(['code', 'entity', 'reported']);

const isEmpty = (row: Row): boolean =>
  Object.entries(row.cells).every(
    ([field, cell]) => OF_THE_ENTITY.has(field as Field) || cell === null || String(cell).trim() === '',
  );

const said = (row: Row, field: Field): string => {
  const text = String(row.cells[field] ?? '').trim();
  return text === '' ? 'sin informar' : `«${text.slice(0, 60)}»`;
};

/** The detail of what is so, null of what is not. */
export const when = (condition: boolean, detail: string): string | null => (condition ? detail : null);

/** The shown name of the product: the full one, or the short one when there is no other. */
const productName = ({ fullName, shortName }: Row): string => fullName || shortName;

/** What the names of a row give away. */
export const nameFactsOf = ({ code, fullName, shortName }: Row, sort: SortProduct): NameFacts =>
  sort(code ?? 0, fullName, shortName);

const leftOutBy =
  (reason: 'one-purpose' | 'one-audience'): Rule =>
  (row, { sort }) => {
    const { leavesOut, why } = nameFactsOf(row, sort);
    return when(leavesOut === reason, `${why}: «${productName(row)}»`);
  };

const ratesSaid = ({ tea, cftea }: Row): string =>
  `TEA ${formatPercent(tea ?? NaN)}, CFT ${formatPercent(cftea ?? NaN)}`;

/**
 * The rules, the first that applies gives the reason. What is not reported and has no safe reading (a rate, a term, a
 * highest amount, a beneficiary, a territory, whether the rate is fixed) drops the record; a limit that is not
 * reported is no limit. A CFT below the TEA contradicts itself: the cost holds the interest.
 */
const RULES: Partial<Record<Reason, Rule>> = {
  empty: (row) => when(isEmpty(row), ''),
  unreadable: (row) => {
    const [field] = row.unreadable;
    return field ? `${titleOf(field)}: ${said(row, field)}` : null;
  },
  'no-entity': ({ code, entity }) => when(!code || entity === '', ''),
  'no-name': (row) => when(productName(row) === '', ''),
  'by-hand': (row, { sort }) => {
    const { decision, why } = nameFactsOf(row, sort);
    return when(decision === 'drop', `«${productName(row)}»: ${why}`);
  },
  uva: (row) => {
    const { currency, fullName, shortName } = row;
    const isUva = speaksOfUva(`${currency} / ${fullName} / ${shortName}`);
    return when(isUva, `«${productName(row)}» en ${currency}`);
  },
  currency: (row) => when(plainWords(row.currency) !== 'pesos', said(row, 'currency')),
  'rate-not-fixed': (row) => when(plainWords(row.rateType) !== 'fija', said(row, 'rateType')),
  'one-purpose': leftOutBy('one-purpose'),
  'one-audience': leftOutBy('one-audience'),
  beneficiary: (row) => when(row.beneficiary === null, said(row, 'beneficiary')),
  territory: (row) => when(row.territory === null, said(row, 'territory')),
  'no-rate': (row) => when(!row.tea || !row.cftea, `TEA ${said(row, 'tea')}, CFT ${said(row, 'cftea')}`),
  'cft-below-tea': (row) => when((row.cftea ?? 0) < (row.tea ?? 0), ratesSaid(row)),
  'no-term': (row) => when(!row.maxTerm, said(row, 'maxTerm')),
  'no-amount': (row) => when(!row.maxAmount, said(row, 'maxAmount')),
  'amounts-crossed': (row) => {
    const isCrossed = (row.minAmount ?? 0) > (row.maxAmount ?? 0);
    return when(isCrossed, `${said(row, 'minAmount')} a ${said(row, 'maxAmount')}`);
  },
  'no-date': (row) => when(row.reported === null, ''),
  future: ({ reported }, { today }) => when((reported ?? '') > today, formatShortDate(reported ?? '')),
  stale: ({ reported }, { staleBefore }) =>
    when((reported ?? '') < staleBefore, formatShortDate(reported ?? '')),
};

/** The reason to leave a record out of the catalogue, or null to keep it. */
export function dropOf(row: Row, context: RuleContext): Drop | null {
  for (const [reason, rule] of Object.entries(RULES)) {
    const detail = rule(row, context);
    if (detail !== null) return { reason: reason as Reason, detail };
  }
  return null;
}
