import { type SubmitEvent, useId } from 'react';
import type { Problem } from '#scripts/config/read/problem.ts';
import { idOf, slotOf } from '#scripts/config/read/kinds.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

type FileListProps = {
  files: readonly string[];
  file: string;
  choose: (file: string) => void;
  add: (id: string, name: string) => void;
  errors: readonly Problem[];
};

const GROUPS: [title: string, holds: (file: string) => boolean][] = [
  [WORDS.lenders, (file) => file.startsWith('config/lenders/')],
  [WORDS.sheets, (file) => file.startsWith('config/bank-details/')],
  [WORDS.tables, (file) => file.startsWith('config/tables/')],
  [WORDS.pages, (file) => /^config\/(?:legal\/)?[^/]+$/.test(file) && file !== 'config/catalogue.json'],
];

/** Chooses the file to edit, or begins a new lender. */
export function FileList({ files, file, choose, add, errors }: FileListProps) {
  const id = useId();
  const wrong = new Set(errors.map((error) => error.file));
  const known = files.filter((one) => one.endsWith('.json') && slotOf(one));
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    add(String(fields.get('id')), String(fields.get('name')));
  };
  return (
    <nav aria-label={WORDS.choose}>
      <label htmlFor={id}>{WORDS.choose}</label>
      <select id={id} value={file} onChange={(event) => choose(event.target.value)}>
        {GROUPS.map(([title, holds]) => (
          <optgroup key={title} label={title}>
            {known.filter(holds).map((one) => (
              <option key={one} value={one}>
                {idOf(one)}
                {wrong.has(one) ? ' ●' : ''}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <details>
        <summary>{WORDS.newLender}</summary>
        <form onSubmit={create}>
          <label>
            {WORDS.newLenderName} <input name="name" required maxLength={40} />
          </label>
          <label>
            {WORDS.newLenderId} <input name="id" required pattern="[a-z0-9]+(-[a-z0-9]+)*" />
          </label>
          <button>{WORDS.create}</button>
        </form>
      </details>
    </nav>
  );
}
