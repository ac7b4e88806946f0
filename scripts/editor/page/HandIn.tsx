import { type SubmitEvent, useId, useState } from 'react';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { Repository } from '#scripts/editor/data.ts';
import { dataOf, type Files, isSame, textOf } from '#scripts/editor/page/draft.ts';
import {
  bodyOf,
  type FileTexts,
  HostError,
  openHost,
  type Proposed,
  propose,
  readHead,
  type Words,
} from '#scripts/editor/page/hand-in.ts';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { LABELS } from '#scripts/editor/labels.ts';

/** The changed files as they are handed in: keys and tables in their one form; null for one taken away. */
function handedTexts({ changedNames, files, reader }: Editing): FileTexts {
  const textFor = (file: string): string | null => {
    const data = files[file];
    const kind = slotOf(file)?.kind;
    if (data === undefined) return null;
    return textOf(kind && isObject(data) ? normalise(reader, kind, data) : data);
  };
  return Object.fromEntries(changedNames.map((file) => [file, textFor(file)]));
}

/** Published files with the texts that some of them have by now. */
function withTexts(published: Files, texts: FileTexts): Files {
  const read = Object.entries(texts).map(([file, text]) => [file, text === null ? null : dataOf(file, text)]);
  const files = { ...published, ...(Object.fromEntries(read) as Files) };
  return Object.fromEntries(Object.entries(files).filter(([, data]) => data !== null));
}

/** What is said after a press. */
type Said = { words: string; proposed?: Proposed };

/** Hands a draft in; what somebody else has published meanwhile of its files is looked at first. */
async function handIn(editing: Editing, repository: Repository, token: string, words: Words): Promise<Said> {
  const { published, receive, changedNames } = editing;
  try {
    const ask = openHost(repository, token);
    const head = await readHead(ask, repository, changedNames);
    const latest = withTexts(published, head.texts);
    if (changedNames.some((file) => !isSame(latest[file], published[file]))) {
      receive(latest);
      return { words: LABELS.newer };
    }
    const proposed = await propose(ask, repository, head, handedTexts(editing), words);
    return { words: LABELS.handed(proposed.number), proposed };
  } catch (error) {
    const status = error instanceof HostError ? error.status : 0;
    const known: Partial<Record<number, string>> = LABELS.refusals;
    return { words: known[status] ?? LABELS.hostDown(status) };
  }
}

const FIELDS = [
  ['title', 'text'],
  ['why', 'text'],
  ['publish', 'date'],
  ['until', 'date'],
] as const;

type HandInProps = {
  editing: Editing;
  repository: Repository;
  isReady: boolean;
  title: string;
  changes: string;
};

/**
 * Asks for title, reason, days and the token of the code host, which the browser's own keychain keeps, and hands everything in
 * with one press; `title` and `changes` are in words.
 */
export function HandIn({ editing, repository, isReady, title, changes }: HandInProps) {
  const id = useId();
  const [said, setSaid] = useState<Said>({ words: '' });
  const [isWorking, setWorking] = useState(false);
  const tokens = new URL('/settings/personal-access-tokens/new', repository.address).href;
  const press = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const of = (key: string): string => String(given.get(key)).trim();
    const body = bodyOf(of('why'), { publish: of('publish'), until: of('until') }, changes);
    setWorking(true);
    setSaid({ words: '' });
    setSaid(await handIn(editing, repository, of('token'), { title: of('title') || title, body }));
    setWorking(false);
  };
  return (
    <form onSubmit={(event) => void press(event)}>
      {FIELDS.map(([key, type]) => (
        <label key={key}>
          {LABELS.proposal[key]}
          <input name={key} type={type} placeholder={key === 'title' ? title : undefined} />
        </label>
      ))}
      <p className="help">{LABELS.daysHelp}</p>
      <label htmlFor={id}>{LABELS.token}</label>
      <input
        {...{ id, name: 'token', type: 'password', required: true }}
        autoComplete="current-password"
        aria-describedby={`${id}-help`}
      />
      <p className="help" id={`${id}-help`}>
        {LABELS.tokenHelp}{' '}
        <a href={tokens} target="_blank" rel="noreferrer">
          {LABELS.tokenPage}
        </a>
      </p>
      <button className="main" disabled={!isReady || isWorking}>
        {isWorking ? LABELS.working : LABELS.handIn}
      </button>
      <p role="status">
        {said.words}{' '}
        {said.proposed && (
          <a href={said.proposed.url} target="_blank" rel="noreferrer">
            {LABELS.seeProposal}
          </a>
        )}
      </p>
    </form>
  );
}
