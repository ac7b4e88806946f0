import { useId } from 'react';
import type { Problem } from '#scripts/config/read/problem.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { Published } from '#scripts/review/editor/page/draft.ts';
import type { Names } from '#scripts/review/editor/page/names.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

type FileListProps = {
  files: Published;
  file: string;
  names: Names;
  errors: readonly Problem[];
  choose: (file: string) => void;
};

const GROUPS: [title: string, holds: RegExp][] = [
  [WORDS.lenders, /^config\/lenders\//],
  [WORDS.sheets, /^config\/bank-details\//],
  [WORDS.pages, /^config\/(?!catalogue\.)(?:legal\/)?[^/]+$/],
  [WORDS.tables, /^config\/tables\//],
];

/** Chooses the file to edit. */
export function FileList({ files, file, names, errors, choose }: FileListProps) {
  const id = useId();
  const wrong = new Set(errors.map((error) => error.file));
  const options = Object.keys(files)
    .filter((one) => one.endsWith('.json') && slotOf(one))
    .map((one) => ({ file: one, title: `${names.titleOf(one)}${wrong.has(one) ? ' ●' : ''}` }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'es'));
  return (
    <>
      <label htmlFor={id}>{WORDS.choose}</label>
      <select id={id} value={file} onChange={(event) => choose(event.target.value)}>
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
