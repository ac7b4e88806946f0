import { useMemo } from 'react';
import { type Change, contentChanges } from '#scripts/changes/changes.ts';
import { linesOfParts, sentenceOf } from '#scripts/changes/sentence.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { Button } from '#scripts/editor/page/Button.tsx';
import { type Files, textsOf } from '#scripts/editor/page/draft.ts';
import { HandIn } from '#scripts/editor/page/HandIn.tsx';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { hashOf } from '#scripts/editor/page/usePlace.ts';
import { LABELS } from '#scripts/editor/labels.ts';

/** Letters of a title that the host shows whole. */
const LONGEST = 70;

/** Puts files back as they are published. */
const takeBack = ({ change, published }: Editing, names: readonly string[]): void =>
  change((files) => {
    for (const file of names) {
      if (file in published) files[file] = published[file];
      else delete files[file];
    }
  });

type FileChangesProps = { editing: Editing; file: string; changes: readonly [Change, ...Change[]] };

/** The changes of one file in words, with the way to it and the way back. */
function FileChanges({ editing, file, changes }: FileChangesProps) {
  const [{ subject }] = changes;
  return (
    <section>
      <h3>
        <a href={hashOf(editing.editedAt({ file, pointer: '' }))}>{subject}</a>
      </h3>
      <ul>
        {changes.map((one) => (
          <li key={sentenceOf(one)}>
            {sentenceOf(one).replace(`${subject} · `, '')}
            {linesOfParts(one).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
      <Button aria-label={`${LABELS.takeBack}: ${subject}`} act={() => takeBack(editing, [file])}>
        {LABELS.takeBack}
      </Button>
    </section>
  );
}

/** A file that somebody else has published anew: what each side changed, and the choice between them. */
function Clash({ editing, file, base }: { editing: Editing; file: string; base: unknown }) {
  const { files, published, schemas, settle, names } = editing;
  const only = (data: unknown) => textsOf(data === undefined ? {} : { [file]: data });
  const sentencesTo = (side: Files) =>
    contentChanges(only(base), only(side[file]), schemas).map(sentenceOf).join('; ');
  return (
    <section>
      <h3>{names.titleOf(file)}</h3>
      <p>{`${LABELS.mine} ${sentencesTo(files)}`}</p>
      <Button act={() => settle(file, true)}>{LABELS.keepMine}</Button>
      <p>{`${LABELS.theirs} ${sentencesTo(published)}`}</p>
      <Button act={() => settle(file, false)}>{LABELS.takeTheirs}</Button>
    </section>
  );
}

/** Shows the changes in words, what has to be chosen first, and how to hand them in. */
export function Proposal(editing: Editing) {
  const { published, files, schemas, repository, isCurrent, errors, clashes, changedNames } = editing;
  const changes = useMemo(
    () => contentChanges(textsOf(published), textsOf(files), schemas),
    [published, files, schemas],
  );
  const open = Object.entries(clashes);
  const lines = changes.flatMap((one) => [
    `- ${sentenceOf(one)}`,
    ...linesOfParts(one).map((line) => `  - ${line}`),
  ]);
  return (
    <section className="proposal" aria-labelledby="proposal">
      <h2 id="proposal" tabIndex={-1}>
        {LABELS.propose}
      </h2>
      {open.length > 0 && <p role="alert">{LABELS.clashes}</p>}
      {open.map(([file, base]) => (
        <Clash key={file} {...{ editing, file, base }} />
      ))}
      {Array.from(
        groupBy(changes, ({ file }) => file),
        ([file, some]) => (
          <FileChanges key={file} {...{ editing, file }} changes={some} />
        ),
      )}
      <Button act={() => confirm(LABELS.discardSure) && takeBack(editing, changedNames)}>
        {LABELS.discard}
      </Button>
      {errors.length > 0 && <p className="error">{LABELS.stillWrong}</p>}
      {repository && (
        <HandIn
          {...{ editing, repository }}
          isReady={isCurrent && errors.length === 0 && open.length === 0}
          title={(changes[0] ? sentenceOf(changes[0]) : '').slice(0, LONGEST)}
          changes={lines.join('\n')}
        />
      )}
    </section>
  );
}
