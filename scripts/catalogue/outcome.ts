import { MARKS, REASONS } from '#scripts/catalogue/reasons.ts';
import { formatShortDate } from '#domain/format.ts';
import type { Changes } from '#scripts/catalogue/changes.ts';
import type { Imported } from '#scripts/catalogue/import-rows.ts';
import type { Form, Source } from '#scripts/catalogue/source.ts';
import type { Example, Tally } from '#scripts/catalogue/tally.ts';
import type { TypicalVisitor } from '#scripts/catalogue/visitors.ts';
import type { Catalogue } from '#generated/types.ts';

/** Records counted under one code, in words. */
export type Counted = { code: string; label: string; count: number; examples: Example[] };

/** Everything an import has to tell; `--format=json` prints it as it is. */
export type Outcome = {
  file: string;
  form: Form;
  encoding: string;
  records: number;
  products: number;
  entities: number;
  /** Date of the newest declaration that is kept, '' when none is. */
  asOf: string;
  staleBefore: string;
  dropped: Counted[];
  marked: Counted[];
  /** Whether there was a catalogue to compare with. */
  hadCatalogue: boolean;
  changes: Changes;
  visitors: TypicalVisitor[];
  /** What makes it look lost or distorted; it is written only when somebody accepts that. */
  warnings: string[];
  /** What became of the catalogue. */
  result: 'written' | 'same' | 'dry-run' | 'refused' | 'held';
};

type Finished = { file: string; source: Source; imported: Imported; catalogue: Catalogue } & Pick<
  Outcome,
  'hadCatalogue' | 'changes' | 'visitors' | 'warnings' | 'result'
>;

/** Counts in the order of the labels. */
const inWords = <Code extends string>(
  tally: Tally<Code>,
  labels: Readonly<Record<Code, string>>,
): Counted[] =>
  (Object.keys(labels) as Code[]).flatMap((code) => {
    const entry = tally.get(code);
    return entry ? [{ code, label: labels[code], ...entry }] : [];
  });

/** Puts together what is to be told of an import. */
export function outcomeOf(finished: Finished): Outcome {
  const { file, source, imported, catalogue, ...told } = finished;
  const reasons = {
    ...REASONS,
    stale: `${REASONS.stale}: anterior al ${formatShortDate(imported.staleBefore)}`,
  };
  return {
    file,
    form: source.form,
    encoding: source.encoding,
    records: source.rows.length,
    products: catalogue.products.length,
    entities: new Set(catalogue.products.map(({ code }) => code)).size,
    asOf: catalogue.asOf,
    staleBefore: imported.staleBefore,
    dropped: inWords(imported.dropped, reasons),
    marked: inWords(imported.marks, MARKS),
    ...told,
  };
}
