import type { SubmitEvent } from 'react';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { emptyFile } from '#scripts/config/lender/new-lender.ts';
import { useNewFile } from '#scripts/preview/editor/page/useNewFile.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Asks the title and the address of a new page for an audience, and opens its empty form. */
export function NewLanding({ files, reader, change, go }: Editing) {
  const { name, id, file, isTaken, faultId, nameInput, idInput, reset } = useNewFile(
    files,
    'config/landings',
  );
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = { ...emptyFile(reader, 'landing'), id, title: name };
    change({ [file]: formatJson(normalise(reader, 'landing', data).data) });
    go({ file, pointer: '' });
    reset();
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  return (
    <details>
      <summary>{WORDS.newLanding}</summary>
      <form onSubmit={create}>
        <label>
          {WORDS.newLandingTitle}
          <input required maxLength={120} {...nameInput} />
        </label>
        <label>
          {WORDS.newLandingId}
          <input required {...idInput} />
        </label>
        <p id={faultId} className="error" role="alert">
          {isTaken && WORDS.takenPage}
        </p>
        <button disabled={isTaken}>{WORDS.create}</button>
      </form>
    </details>
  );
}
