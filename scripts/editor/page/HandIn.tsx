import { type SubmitEvent, useId, useState } from 'react';
import { bodyOf, handIn, type Repository, type Said } from '#scripts/editor/page/hand-in.ts';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { LABELS } from '#scripts/editor/labels.ts';

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
