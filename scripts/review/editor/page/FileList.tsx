import { memo, useId } from 'react';
import type { Problem } from '#scripts/config/read/problem.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { Names } from '#scripts/review/editor/page/names.ts';
import type { NewLender } from '#scripts/review/editor/page/new-lender-files.ts';
import { NewLenderForm } from '#scripts/review/editor/page/NewLenderForm.tsx';
import { WORDS } from '#scripts/review/editor/page/words.ts';

type FileListProps = {
  files: Readonly<Record<string, string>>;
  file: string;
  names: Names;
  errors: readonly Problem[];
  choose: (file: string) => void;
  add: (lender: NewLender) => void;
};

const GROUPS: [title: string, holds: (file: string) => boolean][] = [
  [WORDS.lenders, (file) => file.startsWith('config/lenders/')],
  [WORDS.sheets, (file) => file.startsWith('config/bank-details/')],
  [WORDS.pages, (file) => /^config\/(?:legal\/)?[^/]+$/.test(file) && file !== 'config/catalogue.json'],
  [WORDS.tables, (file) => file.startsWith('config/tables/')],
];

/** Chooses the file to edit, or begins a new lender. */
export function FileList({ files, file, names, errors, choose, add }: FileListProps) {
  const id = useId();
  const wrong = new Set(errors.map((error) => error.file));
  const options = Object.keys(files)
    .filter((one) => one.endsWith('.json') && slotOf(one))
    .map((one) => `${one}\n${names.titleOf(one)}${wrong.has(one) ? ' ●' : ''}`)
    .join('\n\n');
  return (
    <nav aria-label={WORDS.parts}>
      <label htmlFor={id}>{WORDS.choose}</label>
      <select id={id} value={file} onChange={(event) => choose(event.target.value)}>
        <Options options={options} />
      </select>
      <NewLenderForm files={files} add={add} />
    </nav>
  );
}

/** Drawn again only when a name or a mark changes, not with each key. */
const Options = memo(({ options }: { options: string }) => {
  const all = options
    .split('\n\n')
    .map((one) => one.split('\n') as [file: string, title: string])
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'es'));
  return GROUPS.map(([title, holds]) => (
    <optgroup key={title} label={title}>
      {all
        .filter(([one]) => holds(one))
        .map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
    </optgroup>
  ));
});
