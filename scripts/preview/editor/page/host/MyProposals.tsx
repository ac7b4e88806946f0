import { useEffect, useEffectEvent, useState } from 'react';
import { formatShortDate } from '#domain/format.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { Card } from '#scripts/preview/editor/page/Card.tsx';
import { isOpen, type MyProposal, takeProposalBack } from '#scripts/preview/editor/page/host/my-proposals.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { NOTES } from '#scripts/preview/editor/page/host/notes.ts';
import { publishedHead, textsAt } from '#scripts/preview/editor/page/host/propose.ts';
import { TokenForm } from '#scripts/preview/editor/page/host/TokenForm.tsx';
import { keptAccess } from '#scripts/preview/editor/page/host/token.ts';
import { useProposals } from '#scripts/preview/editor/page/host/useProposals.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import { normalisedDraft, type Repository } from '#scripts/preview/editor/page/proposal.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

/** Takes out of the draft what is published by now, as the host has it. */
async function withoutPublished(editing: Editing, repository: Repository, token: string): Promise<void> {
  const { draft, published, reader, change, receive } = editing;
  const ours = normalisedDraft(draft, reader);
  const host = openHost(repository, token);
  const { sha } = await publishedHead(host);
  const theirs = Object.entries(await textsAt(host, Object.keys(ours), sha));
  const done = Object.fromEntries(theirs.filter(([file, text]) => text === ours[file]));
  if (Object.keys(done).length === 0) return;
  change(done);
  const texts = Object.entries({ ...published, ...done });
  receive(Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== null)));
}

/** My proposals with what became of them; one that was published leaves the draft. */
export function MyProposals({ editing, repository }: { editing: Editing; repository: Repository }) {
  const [access, setAccess] = useState(keptAccess);
  const [isAsking, setAsking] = useState(false);
  const { token, isThroughFork } = access;
  const [failed, setFailed] = useState('');
  const { proposals, fault, isTokenWrong, read } = useProposals(
    repository,
    token,
    editing.content?.site.origin,
  );
  const arePublished = proposals?.some((one) => one.state !== 'closed' && !isOpen(one)) ?? false;
  const tidyUp = useEffectEvent((): void => {
    if (Object.keys(editing.draft).length > 0)
      void withoutPublished(editing, repository, token).catch(() => undefined);
  });
  useEffect(() => {
    if (arePublished) tidyUp();
  }, [arePublished]);
  if (isAsking)
    return (
      <Card title={HOST_WORDS.mine} empty={HOST_WORDS.tokenWrong} rows={[]}>
        <TokenForm
          repository={repository}
          use={(next) => {
            setAccess(next);
            setAsking(false);
          }}
        />
      </Card>
    );
  if (token === '') return null;
  const takeBack = async (one: MyProposal): Promise<void> => {
    if (!confirm(HOST_WORDS.takeBackSure(one.title))) return;
    try {
      await takeProposalBack(openHost(repository, token), one, NOTES);
      setFailed('');
    } catch (error) {
      setFailed(HOST_WORDS.notTakenBack(one.title, hostFault(error, isThroughFork).words));
    }
    await read();
  };
  const rows = (proposals ?? []).map((one) => (
    <li key={one.number}>
      <a href={one.url} target="_blank" rel="noreferrer">
        {one.number}. {one.title}
      </a>{' '}
      <span className={`state ${one.state}`}>{HOST_WORDS.states[one.state](formatShortDate(one.day))}</span>
      {one.sentences.map((sentence) => (
        <p key={sentence} className="help">
          {editing.names.spoken(sentence)}
        </p>
      ))}
      {isOpen(one) && (
        <Button aria-label={`${HOST_WORDS.takeBack}: ${one.title}`} act={() => takeBack(one)}>
          {HOST_WORDS.takeBack}
        </Button>
      )}
    </li>
  ));
  const empty = proposals ? HOST_WORDS.noneMine : HOST_WORDS.reading;
  return (
    <Card title={HOST_WORDS.mine} empty={fault || empty} rows={rows}>
      <p role="alert" className="error">
        {failed}
      </p>
      <p className="order">
        {isTokenWrong && (
          <Button className="main" act={() => setAsking(true)}>
            {HOST_WORDS.another}
          </Button>
        )}
        <Button act={read}>{HOST_WORDS.refresh}</Button>
      </p>
    </Card>
  );
}
