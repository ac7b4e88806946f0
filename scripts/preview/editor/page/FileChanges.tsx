import type { ReactNode } from 'react';
import { within } from '#scripts/config/read/problem.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { type FileChange, takenBack, type ReportedChange } from '#scripts/preview/editor/page/proposal.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { hashOf } from '#scripts/preview/editor/page/usePlace.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

type FileChangesProps = { editing: Editing; change: FileChange; children: ReactNode };

/** The changes of one file in words, each with the way to its field and the way back. */
export function FileChanges({ editing, change, children }: FileChangesProps) {
  const { draft, files, published, names } = editing;
  const { file, reported } = change;
  const title = names.titleOf(file);
  /** A sentence under its file's heading, which need not name the file again. */
  const short = (sentence: string): string => sentence.replace(`${title} · `, '');
  const takeBack = (one: ReportedChange): void =>
    editing.change({ [file]: takenBack(change, one, draft[file] ?? null, published) });
  return (
    <div className="file-changes">
      <h3>{file in files ? <a href={hashOf({ file, pointer: '' })}>{title}</a> : title}</h3>
      <ul>
        {reported.map((one) => (
          <li key={one.sentence}>
            {one.edit ? (
              <a href={hashOf({ file, pointer: within('', ...one.edit.now) })}>{short(one.sentence)}</a>
            ) : (
              one.sentence
            )}{' '}
            <Button aria-label={`${WORDS.takeBack}: ${one.sentence}`} act={() => takeBack(one)}>
              {WORDS.takeBack}
            </Button>
            {one.parts.length > 0 && (
              <ul className="parts">
                {one.parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
