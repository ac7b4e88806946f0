import { type SubmitEvent, useState } from 'react';
import { normalSlug } from '#scripts/config/fix/normalise.ts';
import type { NewLender } from '#scripts/review/editor/page/new-lender-files.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

type NewLenderFormProps = {
  files: Readonly<Record<string, string>>;
  add: (lender: NewLender) => void;
};

/** Asks what a new lender's file cannot be begun without. */
export function NewLenderForm({ files, add }: NewLenderFormProps) {
  const [name, setName] = useState('');
  const [typedId, setId] = useState<string>();
  const id = typedId ?? (name === '' ? '' : normalSlug(name));
  const isTaken = `config/lenders/${id}.json` in files;
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = (field: string): string => String(new FormData(event.currentTarget).get(field)).trim();
    const [legalName, website] = [said('legalName'), said('website')];
    add({ id, name: name.trim(), founded: Number(said('founded')), legalName, website });
    setName('');
    setId(undefined);
    event.currentTarget.reset();
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  return (
    <details>
      <summary>{WORDS.newLender}</summary>
      <form onSubmit={create}>
        <label>
          {WORDS.newLenderName}
          <input required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          {WORDS.newLenderId}
          <input
            required
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            value={id}
            onChange={(event) => setId(event.target.value)}
          />
        </label>
        <label>
          {WORDS.newLenderLegal}
          <input name="legalName" required />
        </label>
        <label>
          {WORDS.newLenderFounded}
          <input name="founded" type="number" required min="1800" max="2100" />
        </label>
        <label>
          {WORDS.newLenderWebsite}
          <input name="website" type="url" required pattern="https://.+" placeholder="https://" />
        </label>
        {isTaken && <p className="error">{WORDS.taken}</p>}
        <button disabled={isTaken}>{WORDS.create}</button>
      </form>
    </details>
  );
}
