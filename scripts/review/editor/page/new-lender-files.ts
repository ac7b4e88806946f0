import { dayInBuenosAires } from '#domain/format.ts';
import type { Catalogue } from '#generated/types.ts';
import { houseText } from '#scripts/config/fix/house-text.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { derived, fallback } from '#scripts/lender/draft.ts';
import type { Draft } from '#scripts/review/editor/page/draft.ts';
import { emptyOf } from '#scripts/review/editor/page/empty.ts';

/** What has to be known to begin a lender. */
export type NewLender = { id: string; name: string; founded: number; legalName: string; website: string };

/** The file of a new lender: what follows from the answers is there, its texts are still to be written. */
export function newLenderFile(
  reader: SchemaReader,
  catalogue: Catalogue | undefined,
  lender: NewLender,
): Draft {
  const { id, legalName, ...answers } = lender;
  const root = reader.root('lender');
  const page = reader.memberOf(root, 'page', undefined);
  const known = { ...answers, color: fallback('color', id, {}, undefined), legalNames: [legalName] };
  const data = {
    ...(emptyOf(reader, root) as Record<string, unknown>),
    ...known,
    bcraCodes: fallback('bcraCodes', id, known, catalogue) ?? [0],
    page: {
      ...(page ? (emptyOf(reader, page) as Record<string, unknown>) : {}),
      submitText: fallback('page.submitText', id, known, catalogue),
    },
  };
  const whole = derived(id, data, true, dayInBuenosAires(Date.now()));
  return { [`config/lenders/${id}.json`]: houseText(normalise(reader, 'lender', whole).data) };
}
