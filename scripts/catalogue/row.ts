import { parseDay, parseFigure } from '#scripts/catalogue/cell.ts';
import { cleanText } from '#scripts/catalogue/text.ts';
import { beneficiaryOf, territoryOf } from '#scripts/catalogue/vocabulary.ts';
import type { Field } from '#scripts/catalogue/columns.ts';
import type { Cells, Form } from '#scripts/catalogue/source.ts';
import type { Beneficiary, Territory } from '#scripts/catalogue/vocabulary.ts';

const FIGURES = [
  'code',
  'maxAmount',
  'minAmount',
  'maxTerm',
  'minIncome',
  'minSeniority',
  'maxAge',
  'maxIncomeShare',
  'prepaymentFee',
  'tea',
  'cftea',
] as const satisfies readonly Field[];
type Figure = (typeof FIGURES)[number];

/**
 * A record in our terms. Figures: pesos, months, years and percent points; null is 'not reported'. Texts are clean;
 * '' is 'not reported'.
 */
export type Row = Record<Figure, number | null> & {
  place: number;
  /** What the file says, to quote it. */
  cells: Cells;
  entity: string;
  fullName: string;
  shortName: string;
  currency: string;
  rateType: string;
  moreInfo: string;
  /** YYYY-MM-DD. */
  reported: string | null;
  /** Null: not in the BCRA's lists. */
  beneficiary: Beneficiary | null;
  territory: Territory | null;
  /** Fields that hold something which is no figure or no day. */
  unreadable: Field[];
  isShareFraction: boolean;
};

const textOf = (cells: Cells, field: Field): string => cleanText(String(cells[field] ?? ''));

// 0.3 means 30 %: no lender asks that an instalment take less than 1 % of the income.
const isFraction = (share: number | null): boolean => share !== null && share > 0 && share <= 1;
const inPoints = (fraction: number): number => Math.round(fraction * 10_000) / 100;

/** Reads every cell of a record; what it means for the catalogue is decided elsewhere. */
export function toRow(place: number, cells: Cells, form: Form): Row {
  const read = FIGURES.map((field) => [field, parseFigure(cells[field], form)] as const);
  const figures = Object.fromEntries(
    read.map(([field, figure]) => [field, Number.isNaN(figure) ? null : figure]),
  ) as Record<Figure, number | null>;
  const day = parseDay(cells.reported);
  const isShareFraction = isFraction(figures.maxIncomeShare);
  return {
    ...figures,
    ...(isShareFraction && { maxIncomeShare: inPoints(figures.maxIncomeShare ?? 0) }),
    place,
    cells,
    entity: textOf(cells, 'entity'),
    fullName: textOf(cells, 'fullName'),
    shortName: textOf(cells, 'shortName'),
    currency: textOf(cells, 'currency'),
    rateType: textOf(cells, 'rateType'),
    moreInfo: textOf(cells, 'moreInfo'),
    reported: day === 'unreadable' ? null : day,
    beneficiary: beneficiaryOf(cells.beneficiary),
    territory: territoryOf(cells.territory),
    unreadable: [
      ...read.filter(([, figure]) => Number.isNaN(figure)).map(([field]) => field),
      ...(day === 'unreadable' ? (['reported'] as const) : []),
    ],
    isShareFraction,
  };
}
