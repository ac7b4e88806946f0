import {
  type Candidate,
  candidateOf,
  type FaultOf,
  withoutOlderTwins,
} from '#scripts/catalogue/candidate.ts';
import { dropOf } from '#scripts/catalogue/drop-rules.ts';
import { marksOf } from '#scripts/catalogue/marks.ts';
import { doubtOf } from '#scripts/catalogue/plausible.ts';
import { byKey } from '#scripts/catalogue/changes.ts';
import { type Row, toRow } from '#scripts/catalogue/row.ts';
import type { Mark, Noted, OnDrop, Reason } from '#scripts/catalogue/reasons.ts';
import type { SortProduct } from '#scripts/catalogue/sorting.ts';
import type { Cells, Form, Source, SourceRow } from '#scripts/catalogue/source.ts';
import type { Product } from '#domain/quote/product.ts';

/** The day some months before another, both YYYY-MM-DD; the last of the month where that month has no such day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

export type ImportSettings = {
  /** YYYY-MM-DD; nothing can have been declared after it. */
  today: string;
  /** Declarations before this day are left out; null: 18 months before the newest one. */
  staleBefore: string | null;
  sort: SortProduct;
  faultOf: FaultOf;
  /** Products of the catalogue that is replaced. */
  before: readonly Product[];
};

export type Imported = {
  /** In the order of the catalogue. */
  products: Product[];
  dropped: Noted<Reason>[];
  marks: Noted<Mark>[];
  /** Day that decided which declarations were too old; '' when there was none to count from. */
  staleBefore: string;
};

/** Lenders declare when something changes: after a year and a half of inflation a rate says nothing any more. */
const STALE_MONTHS = 18;
const AGEING_MONTHS = 12;

type WithCells = { place: number; cells: Cells };

/** Records with the right columns, without those that repeat another one to the byte. */
function distinctRows(rows: readonly SourceRow[], onDrop: OnDrop): WithCells[] {
  const seen = new Set<string>();
  return rows.filter((row): row is WithCells => {
    if (row.cells === null) {
      onDrop('columns', row.place);
      return false;
    }
    const bytes = JSON.stringify(row.cells);
    if (seen.has(bytes)) onDrop('duplicate', row.place);
    return !seen.has(bytes) && seen.add(bytes) !== undefined;
  });
}

/** Rows read; one without the entity's name gets it from another record of the same code. */
function readRows(records: readonly WithCells[], form: Form): Row[] {
  const rows = records.map(({ place, cells }) => toRow(place, cells, form));
  const names = new Map(rows.filter(({ entity }) => entity !== '').map(({ code, entity }) => [code, entity]));
  return rows.map((row) => (row.entity === '' ? { ...row, entity: names.get(row.code) ?? '' } : row));
}

const newestDay = (rows: readonly Row[], today: string): string =>
  rows.reduce((newest, { reported }) => {
    const day = reported ?? '';
    return day > newest && day <= today ? day : newest;
  }, '');

const monthsBeforeNewest = (newest: string, months: number): string =>
  newest === '' ? '' : monthsBefore(newest, months);

function allMarks(candidates: readonly Candidate[], newest: string): Noted<Mark>[] {
  const ageingBefore = monthsBeforeNewest(newest, AGEING_MONTHS);
  return candidates.flatMap((candidate) =>
    marksOf(candidate, ageingBefore).map(({ mark, detail = '' }) => {
      return { code: mark, place: candidate.row.place, detail };
    }),
  );
}

/** Without those whose figures a person has to look at first; who decided to keep one has. */
function withoutImplausible(
  candidates: readonly Candidate[],
  before: readonly Product[],
  onDrop: OnDrop,
): Candidate[] {
  const doubt = doubtOf(
    candidates.map(({ product }) => product),
    before,
  );
  return candidates.filter(({ product, row, nameFacts }) => {
    const detail = nameFacts.decision === 'keep' ? null : doubt(product);
    if (detail !== null)
      onDrop('implausible', row.place, `${product.entity}, «${product.product}»: ${detail}`);
    return detail === null;
  });
}

/** Turns the records of the official file into the catalogue's products, and accounts for every one that is not. */
export function importRows({ form, rows: records }: Source, settings: ImportSettings): Imported {
  const { today, sort, before } = settings;
  const dropped: Noted<Reason>[] = [];
  const onDrop: OnDrop = (code, place, detail = '') => void dropped.push({ code, place, detail });
  const rows = readRows(distinctRows(records, onDrop), form);
  const newest = newestDay(rows, today);
  const staleBefore = settings.staleBefore ?? monthsBeforeNewest(newest, STALE_MONTHS);
  const context = { sort, staleBefore, today };

  const candidates = rows.flatMap((row) => {
    const drop = dropOf(row, context);
    if (drop) onDrop(drop.reason, row.place, drop.detail);
    const candidate = drop ? null : candidateOf(row, settings, onDrop);
    return candidate ? [candidate] : [];
  });
  const kept = withoutImplausible(withoutOlderTwins(candidates, onDrop), before, onDrop);
  return {
    products: kept.map(({ product }) => product).toSorted(byKey),
    dropped,
    marks: allMarks(kept, newest),
    staleBefore,
  };
}
