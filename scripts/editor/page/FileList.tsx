import { memo } from 'react';
import { groups } from '#generated/kinds.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { NewFiles } from '#scripts/editor/page/NewFile.tsx';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { hashOf } from '#scripts/editor/page/usePlace.ts';
import { LABELS } from '#scripts/editor/labels.ts';

/** The files of the content by what visitors know them as. */
export function FileList(editing: Editing) {
  const { files, changedNames, names, errors, file } = editing;
  const wrong = new Set(errors.map((error) => error.file));
  const changed = new Set(changedNames);
  const entries = Object.keys(files)
    .map((one) => ({ file: one, group: slotOf(one)?.group, title: names.titleOf(one) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'es'));
  return (
    <nav aria-label={LABELS.parts}>
      {groups.map((group) => (
        <details key={group} open>
          <summary>{group}</summary>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Entry
                  key={entry.file}
                  file={entry.file}
                  title={entry.title}
                  state={wrong.has(entry.file) ? 'wrong' : changed.has(entry.file) ? 'changed' : 'plain'}
                  isCurrent={entry.file === file}
                />
              ))}
          </ul>
        </details>
      ))}
      <NewFiles editing={editing} />
    </nav>
  );
}

type EntryProps = { file: string; title: string; state: keyof typeof LABELS.fileStates; isCurrent: boolean };

/** Drawn again only when its title, its state or its being open changes: with a thousand lenders no key waits for it. */
const Entry = memo(({ file, title, state, isCurrent }: EntryProps) => (
  <li>
    <a href={hashOf({ file, pointer: '' })} data-file={file} aria-current={isCurrent ? 'page' : undefined}>
      {title}
      <small className={state === 'wrong' ? 'error' : undefined}> {LABELS.fileStates[state]}</small>
    </a>
  </li>
));
