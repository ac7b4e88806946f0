import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { download } from '#scripts/preview/editor/page/download.ts';
import { FileChanges } from '#scripts/preview/editor/page/FileChanges.tsx';
import {
  archiveOf,
  changesOf,
  described,
  hostPage,
  normalisedDraft,
  patchOf,
  type OwnWords,
  type Repository,
  wordsOf,
} from '#scripts/preview/editor/page/proposal.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Fetched with the library that speaks with the host. */
const HandIn = lazy(async () => ({
  default: (await import('#scripts/preview/editor/page/host/HandIn.tsx')).HandIn,
}));

const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Sentences about what is published, by whether something newer is. */
const NOTICES = { current: '', newer: WORDS.newer, unknown: WORDS.unknownFreshness };

/** Shows the changes in words, and the ways to hand them in. */
export function Proposal(editing: Editing) {
  const { published, schemas, reader, names, repository, isCurrent, errors, conflicts, discard } = editing;
  const [notice, setNotice] = useState<keyof typeof NOTICES>('current');
  const [own, setOwn] = useState({ ownTitle: '', reason: '' });
  const isReady = isCurrent && errors.length === 0 && conflicts.length === 0;
  const draft = useMemo(() => normalisedDraft(editing.draft, reader), [editing.draft, reader]);
  const changes = useMemo(
    () => changesOf(draft, published, schemas, names.titleOf),
    [draft, published, schemas, names],
  );
  if (changes.length === 0) return <p>{WORDS.nothing}</p>;
  const words = { ...described(changes), ...own };
  const summary = wordsOf(words);
  /** Hands something in, once it is sure that nothing newer is published, or at the second press when that is not known. */
  const handIn = async (act: () => Promise<void>): Promise<void> => {
    const found = await editing.refresh();
    setNotice(found);
    if (found === 'current' || (found === 'unknown' && notice === 'unknown')) await act();
  };
  const ways: [words: string, act: () => Promise<void>][] = [
    [WORDS.download, () => download('cambios.zip', archiveOf(draft), 'application/zip')],
    [WORDS.patch, () => download('cambios.patch', patchOf(draft, published), 'text/x-diff')],
  ];
  return (
    <section className="proposal changes" aria-labelledby="proposal">
      <h2 id="proposal" tabIndex={-1}>
        {WORDS.propose}
      </h2>
      {!isReady && <p className="error">{WORDS.stillWrong}</p>}
      <p role="alert">{NOTICES[notice]}</p>
      <Words {...words} change={(next) => setOwn({ ...own, ...next })} />
      {repository && (
        <Suspense>
          <HandIn {...{ editing, repository, draft, isReady, words }} />
        </Suspense>
      )}
      {changes.map((change) => (
        <FileChanges key={change.file} {...{ editing, change }}>
          {repository && isReady && (
            <HostSteps
              {...{ repository, summary, handIn }}
              file={change.file}
              text={draft[change.file] ?? null}
              isNew={!(change.file in published)}
            />
          )}
        </FileChanges>
      ))}
      <p className="order">
        {ways.map(([words, act]) => (
          <Button key={words} disabled={!isReady} act={() => handIn(act)}>
            {words}
          </Button>
        ))}
        <Button act={() => copy(`${summary.title}\n\n${summary.description}`)}>{WORDS.copySummary}</Button>
        <Button act={() => confirm(WORDS.discardSure) && discard()}>{WORDS.discard}</Button>
      </p>
    </section>
  );
}

type HostStepsProps = {
  repository: Repository;
  file: string;
  text: string | null;
  isNew: boolean;
  summary: { title: string; description: string };
  handIn: (act: () => Promise<void>) => Promise<void>;
};

/** Steps for one file on the host's own page: a known file is replaced by the text that is copied first. */
function HostSteps({ repository, file, text, isNew, summary, handIn }: HostStepsProps) {
  const address = hostPage(repository, file, text, isNew, summary);
  const toFill = address.includes('&value=') ? WORDS.openNew : WORDS.open;
  return (
    <p className="order">
      {text !== null && toFill === WORDS.open && (
        <Button act={() => handIn(() => copy(text))}>{WORDS.copy}</Button>
      )}
      <a href={address} target="_blank" rel="noreferrer">
        {text === null ? WORDS.openDelete : toFill}
      </a>
    </p>
  );
}

type WordsProps = OwnWords & { change: (next: Partial<OwnWords>) => void };

/** Title and reason of the change, to be written, and the list of what changes, for the reviewer. */
function Words({ title, description, ownTitle, reason, change }: WordsProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={`${id}-title`}>{WORDS.summaryTitle}</label>
      <input
        id={`${id}-title`}
        placeholder={title}
        value={ownTitle}
        onChange={({ target }) => change({ ownTitle: target.value })}
      />
      <label htmlFor={`${id}-reason`}>{WORDS.summaryReason}</label>
      <textarea
        id={`${id}-reason`}
        rows={2}
        value={reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <label htmlFor={`${id}-text`}>{WORDS.summaryText}</label>
      <textarea id={`${id}-text`} readOnly rows={4} value={description} />
    </div>
  );
}
