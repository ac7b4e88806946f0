import { cleanText } from '#scripts/catalogue/text.ts';
import {
  type Beneficiary,
  beneficiaryOf,
  type Territory,
  territoryOf,
} from '#scripts/catalogue/vocabulary.ts';
import type { Field } from '#scripts/catalogue/columns.ts';
import type { Cell, Cells, Form } from '#scripts/catalogue/source.ts';
import { isDay } from '#domain/format.ts';

/*
 * In the CSV the comma is the decimal mark and a lone dot followed by exactly three digits groups thousands; in JSON
 * a number sent as text has a decimal point, unless it has a comma.
 */
function plainFigure(text: string, form: Form): string {
  const comma = text.indexOf(',');
  if (comma !== -1) return text.lastIndexOf('.') > comma ? '' : text.replaceAll('.', '').replace(',', '.');
  return form === 'csv' && /^-?\d{1,3}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text;
}

/**
 * A figure: '1.234,50', ',00', '93,2', '$ 500.000', '30%'. Null when it is not reported, NaN when it cannot be read.
 */
export function parseFigure(cell: Cell | undefined, form: Form): number | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : NaN;
  const text = cell.replaceAll(/[\s$%]/g, '');
  if (text === '') return null;
  const plain = plainFigure(text, form);
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}

const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ][\d:.]*Z?)?$/;
const SPREADSHEET = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})(?: [\d:]*)?$/;

/** A day, '2026-06-12' or '12/6/2026', as YYYY-MM-DD. Null when it is not reported, 'unreadable' when it is no day. */
export function parseDay(cell: Cell | undefined): string | null {
  const text = String(cell ?? '').trim();
  if (text === '') return null;
  const { year = '', month = '', day = '' } = (ISO.exec(text) ?? SPREADSHEET.exec(text))?.groups ?? {};
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : 'unreadable';
}

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

const TEXTS = ['entity', 'fullName', 'shortName', 'currency', 'rateType', 'moreInfo'] as const;
type Text = (typeof TEXTS)[number];

const recordOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/**
 * A record in our terms. Figures: pesos, months, years and percent points; null is 'not reported'. Texts are clean;
 * '' is 'not reported'.
 */
export type Row = Record<Figure, number | null> &
  Record<Text, string> & {
    place: number;
    /** What the file says, to quote it. */
    cells: Cells;
    /** YYYY-MM-DD. */
    reported: string | null;
    /** Null: not in the BCRA's lists. */
    beneficiary: Beneficiary | null;
    territory: Territory | null;
    /** Fields that hold something which is no figure or no day. */
    unreadable: Field[];
    isShareFraction: boolean;
  };

// 0.3 means 30 %: no lender asks that an instalment take less than 1 % of the income.
const isFraction = (share: number | null): boolean => share !== null && share > 0 && share <= 1;
const inPoints = (fraction: number): number => Math.round(fraction * 10_000) / 100;

/** Reads every cell of a record; what it means for the catalogue is decided elsewhere. */
export function toRow(place: number, cells: Cells, form: Form): Row {
  const read = recordOf(FIGURES, (field) => parseFigure(cells[field], form));
  const figures = recordOf(FIGURES, (field) => (Number.isNaN(read[field]) ? null : read[field]));
  const day = parseDay(cells.reported);
  const isShareFraction = isFraction(figures.maxIncomeShare);
  return {
    ...figures,
    ...(isShareFraction && { maxIncomeShare: inPoints(figures.maxIncomeShare ?? 0) }),
    place,
    cells,
    ...recordOf(TEXTS, (field) => cleanText(String(cells[field] ?? ''))),
    reported: day === 'unreadable' ? null : day,
    beneficiary: beneficiaryOf(cells.beneficiary),
    territory: territoryOf(cells.territory),
    unreadable: [
      ...FIGURES.filter((field) => Number.isNaN(read[field])),
      ...(day === 'unreadable' ? (['reported'] as const) : []),
    ],
    isShareFraction,
  };
}
