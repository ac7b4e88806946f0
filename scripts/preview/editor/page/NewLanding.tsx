import { type SubmitEvent, useState } from 'react';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise, normalSlug } from '#scripts/config/fix/normalise.ts';
import { emptyFile } from '#scripts/lender/new-lender.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Asks the title and the address of a new page for an audience, and opens its empty form. */
export function NewLanding({ files, reader, change, go }: Editing) {
  const [title, setTitle] = useState('');
  const [typedId, setId] = useState<string>();
  const id = typedId ?? normalSlug(title);
  const file = `config/landings/${id}.json`;
  const isTaken = file in files;
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = { ...emptyFile(reader, 'landing'), id, title: title.trim() };
    change({ [file]: formatJson(normalise(reader, 'landing', data).data) });
    go({ file, pointer: '' });
    setTitle('');
    setId(undefined);
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  return (
    <details>
      <summary>{WORDS.newLanding}</summary>
      <form onSubmit={create}>
        <label>
          {WORDS.newLandingTitle}
          <input required maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
        </label>
        <label>
          {WORDS.newLandingId}
          <input
            required
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
        </label>
        {isTaken && <p className="error">{WORDS.takenPage}</p>}
        <button disabled={isTaken}>{WORDS.create}</button>
      </form>
    </details>
  );
}
