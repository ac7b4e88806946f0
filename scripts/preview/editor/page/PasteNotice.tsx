import type { Pasted } from '#scripts/preview/editor/page/pasted-rows.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Says what became of a pasted text: what it was cleaned of, and that its rows are elements; nothing otherwise. */
export function PasteNotice({ cleaned, rows }: Pasted) {
  const sentences = [
    rows && WORDS.pastedRows(rows.all),
    rows && rows.fit < rows.all && WORDS.rowsLeftOut(rows.all - rows.fit),
    cleaned.length > 0 && WORDS.pasteCleaned(cleaned.join(', ')),
  ].filter(Boolean);
  return (
    sentences.length > 0 && (
      <p className="help" role="status">
        {sentences.join(' ')}
      </p>
    )
  );
}
