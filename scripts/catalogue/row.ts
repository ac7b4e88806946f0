import type { SortProduct } from '#scripts/catalogue/read-names.ts';
import { cftInNote } from '#scripts/catalogue/notes.ts';
import { beneficiaryOf, territoryOf } from '#scripts/catalogue/vocabulary.ts';
import type { Field } from '#scripts/catalogue/columns.ts';
import type { Cell, Cells, Form } from '#scripts/catalogue/read-source.ts';
import { isDay } from '#domain/format.ts';

/** Controls, bidi marks and other characters that are not seen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A cell as a line of text: nothing invisible, single spaces, none at the ends. */
const cleanText = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .normalize('NFC')
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

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
const SPREADSHEET = /^(?<day>\d{1,2})(?<mark>[./-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})(?: [\d:]*)?$/;

/**
 * A day, '2026-06-12', '12/6/2026', '12.6.2026' or '12-6-2026', as YYYY-MM-DD. Null when it is not reported,
 * 'unreadable' when it is not a day.
 */
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

const TEXTS = ['entity', 'fullName', 'shortName', 'currency', 'rateType', 'moreInfo'] as const;

const recordOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

// 0.3 means 30 %: no lender asks that an instalment take less than 1 % of the income.
const isFraction = (share: number): boolean => share > 0 && share <= 1;
const inPoints = (fraction: number): number => Math.round(fraction * 10_000) / 100;

/**
 * A record in our terms. Figures: pesos, months, years and percent points. Texts are clean. What is not reported is 0
 * or ''.
 */
export type Row = ReturnType<typeof toRow>;

/** Reads every cell of a record, and what its names give away; what it means for the catalogue is decided elsewhere. */
export function toRow({ place, cells }: { place: number; cells: Cells }, form: Form, sort: SortProduct) {
  const read = recordOf(FIGURES, (field) => parseFigure(cells[field], form));
  const figures = recordOf(FIGURES, (field) => read[field] || 0);
  const texts = recordOf(TEXTS, (field) => cleanText(cells[field]));
  const day = parseDay(cells.reported);
  const noted = cftInNote(texts.moreInfo);
  const isFromNote = noted !== null && noted > figures.cftea && figures.cftea > 0;
  const isShareFraction = isFraction(figures.maxIncomeShare);
  const declared = { beneficiary: beneficiaryOf(cells.beneficiary), territory: territoryOf(cells.territory) };
  return {
    ...figures,
    ...(isFromNote && { cftea: noted }),
    isFromNote,
    ...(isShareFraction && { maxIncomeShare: inPoints(figures.maxIncomeShare) }),
    ...texts,
    place,
    /** The cells of the file, to quote them. */
    cells,
    /** YYYY-MM-DD. */
    reported: day === 'unreadable' ? '' : (day ?? ''),
    /** Null, as the territory: not in the BCRA's lists. */
    ...declared,
    /** The product's name: the full one, or the short one when there is no other. */
    name: texts.fullName || texts.shortName,
    /** The classification by its names. */
    reading: sort({ ...declared, code: figures.code, ...texts }),
    unreported: FIGURES.filter((field) => read[field] === null),
    /** Fields that hold something other than a figure or a day. */
    unreadable: [
      ...FIGURES.filter((field) => Number.isNaN(read[field])),
      ...(day === 'unreadable' ? (['reported'] as const) : []),
    ],
    isShareFraction,
  };
}
