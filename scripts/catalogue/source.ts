import type { Field } from '#scripts/catalogue/columns.ts';

/** The two official forms of the record. */
export type Form = 'csv' | 'json';

/** A value as the file holds it; null and '' are 'not reported'. */
export type Cell = string | number | null;
export type Cells = Readonly<Partial<Record<Field, Cell>>>;

/** One record of the file. */
export type SourceRow = {
  /** Line of the CSV, or position in the JSON's list; both from 1. */
  place: number;
  /** Null when the record has not the columns of the header, or is no record at all. */
  cells: Cells | null;
};

/** A file as read, before looking at what its records say. */
export type Source = { form: Form; encoding: string; rows: SourceRow[] };
