import { useId } from 'react';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { Editing } from '#scripts/review/editor/page/useEditing.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

const GROUPS: [title: string, holds: RegExp][] = [
  [WORDS.lenders, /^config\/lenders\//],
  [WORDS.sheets, /^config\/bank-details\//],
  [WORDS.pages, /^config\/(?!catalogue\.)(?:legal\/)?[^/]+$/],
  [WORDS.tables, /^config\/tables\//],
];

/** Chooses the file to edit. */
export function FileList({ files, file, names, errors, go }: Editing) {
  const id = useId();
  const wrong = new Set(errors.map((error) => error.file));
  const options = Object.keys(files)
    .filter((one) => one.endsWith('.json') && slotOf(one))
    .map((one) => ({ file: one, title: `${names.titleOf(one)}${wrong.has(one) ? ' ●' : ''}` }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'es'));
  return (
    <>
      <label htmlFor={id}>{WORDS.choose}</label>
      <select id={id} value={file} onChange={(event) => go({ file: event.target.value, pointer: '' })}>
        {GROUPS.map(([group, holds]) => (
          <optgroup key={group} label={group}>
            {options
              .filter((one) => holds.test(one.file))
              .map((one) => (
                <option key={one.file} value={one.file}>
                  {one.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}
