import { memo, useId } from 'react';
import { groups } from '#generated/kinds.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Chooses the file to edit. */
export function FileList({ files, file, names, errors, go }: Editing) {
  const id = useId();
  const wrong = new Set(errors.map((error) => error.file));
  const options = Object.keys(files)
    .filter((one) => one.endsWith('.json') && slotOf(one))
    .map((one) => `${one}\n${names.titleOf(one)}${wrong.has(one) ? ' ●' : ''}`)
    .join('\n\n');
  return (
    <>
      <label htmlFor={id}>{WORDS.choose}</label>
      <select id={id} value={file} onChange={(event) => go({ file: event.target.value, pointer: '' })}>
        <Options options={options} />
      </select>
    </>
  );
}

/** Files and their titles as one text: they are drawn again only when a name or a mark changes, not with each key. */
const Options = memo(({ options }: { options: string }) => {
  const all = options
    .split('\n\n')
    .map((one) => one.split('\n') as [file: string, title: string])
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'es'));
  return groups.map((group) => (
    <optgroup key={group} label={group}>
      {all
        .filter(([one]) => slotOf(one)?.group === group)
        .map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
    </optgroup>
  ));
});
