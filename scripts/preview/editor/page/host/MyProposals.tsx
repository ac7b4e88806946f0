import { useEffect, useEffectEvent, useState } from 'react';
import { formatShortDate } from '#domain/format.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { Card } from '#scripts/preview/editor/page/Card.tsx';
import { drafted } from '#scripts/preview/editor/page/draft-text.ts';
import { bringUpToDate, ClashError } from '#scripts/preview/editor/page/host/commit.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { NOTES } from '#scripts/preview/editor/page/host/notes.ts';
import { type Host, openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { isOpen, type Proposal, takeProposalBack } from '#scripts/preview/editor/page/host/proposals.ts';
import { headOf, textsAt } from '#scripts/preview/editor/page/host/read-texts.ts';
import { Picture } from '#scripts/preview/editor/page/host/Picture.tsx';
import { handedOn } from '#scripts/preview/editor/page/host/propose.ts';
import { TokenForm } from '#scripts/preview/editor/page/host/TokenForm.tsx';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import { normalisedDraft, type Repository } from '#scripts/preview/editor/page/proposal.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

/** Takes out of the draft what is published by now, as the host has it. */
async function withoutPublished({ draft, published, reader, change, receive }: Editing, host: Host) {
  const ours = normalisedDraft(draft, reader);
  const theirs = Object.entries(await textsAt(host, Object.keys(ours), await headOf(host)));
  const done = Object.fromEntries(theirs.filter(([file, text]) => text === ours[file]));
  if (Object.keys(done).length === 0) return;
  change(done);
  receive(drafted(published, done));
}

/** Brings a proposal up to date with what is published; where both changed the same, it goes into the draft to be asked about. */
async function catchUp({ receive, published }: Editing, host: Host, one: Proposal): Promise<string> {
  const head = await headOf(host, one.branch);
  const words = { title: one.title, description: one.body };
  const addition = { head, published: await headOf(host), whole: {}, words };
  try {
    NOTES.set(one.branch, await bringUpToDate(host, one.branch, addition));
    return HOST_WORDS.caughtUp(one.number);
  } catch (error) {
    if (!(error instanceof ClashError)) throw error;
    receive(drafted(published, error.clash.theirs), error.clash);
    return HOST_WORDS.choose(one.number);
  }
}

type ProposalsProps = { editing: Editing; repository: Repository };

/** The team's open proposals, and mine with what became of them; one of mine that was published leaves the draft. */
export function MyProposals({ editing, repository }: ProposalsProps) {
  const { token, team, readTeam, takeToken } = editing;
  const { proposals, fault, isTokenWrong } = team;
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState('');
  const arePublished = proposals?.some((one) => one.isMine && one.state !== 'closed' && !isOpen(one));
  const tidyUp = useEffectEvent((): void => {
    if (Object.keys(editing.draft).length > 0)
      void withoutPublished(editing, openHost(repository, token)).catch(() => undefined);
  });
  useEffect(() => {
    if (arePublished) tidyUp();
  }, [arePublished]);
  if (isAsking)
    return (
      <Card title={HOST_WORDS.mine} empty={HOST_WORDS.tokenWrong} rows={[]}>
        <TokenForm
          repository={repository}
          take={(next, isForLong) => {
            takeToken(next, isForLong);
            setAsking(false);
          }}
        />
      </Card>
    );
  /** Does something at the host; `failure` puts in words why it was not done. */
  const act = async (
    work: (host: Host) => Promise<string>,
    failure: (why: string) => string,
  ): Promise<void> => {
    setFailed('');
    setSaid('');
    try {
      setSaid(await work(openHost(repository, token)));
    } catch (error) {
      setFailed(failure(hostFault(error).words));
    }
    readTeam();
  };
  const takeBack = async (one: Proposal): Promise<void> => {
    if (!confirm(HOST_WORDS.takeBackSure(one.title))) return;
    await act(
      (host) => takeProposalBack(host, one, NOTES).then(() => ''),
      (why) => HOST_WORDS.notTakenBack(one.title, why),
    );
  };
  // The newest one stands first.
  const live = proposals?.find((one) => one.isMine && one.state === 'live');
  const [file] = live ? handedOn(NOTES, live.branch) : [];
  const rowOf = (one: Proposal) => (
    <Row key={one.number} {...{ editing, one }}>
      {one === live && file !== undefined && <Picture {...{ editing, file }} />}
      {one.isMine && one.state === 'clash' && (
        <Button
          className="main"
          aria-label={`${HOST_WORDS.catchUp}: ${one.title}`}
          act={() =>
            act(
              (host) => catchUp(editing, host, one),
              (why) => HOST_WORDS.notCaughtUp(one.number, why),
            )
          }
        >
          {HOST_WORDS.catchUp}
        </Button>
      )}
      {one.isMine && isOpen(one) && (
        <Button aria-label={`${HOST_WORDS.takeBack}: ${one.title}`} act={() => takeBack(one)}>
          {HOST_WORDS.takeBack}
        </Button>
      )}
    </Row>
  );
  const [mine, others] = [true, false].map(
    (isMine) => proposals?.filter((one) => one.isMine === isMine) ?? [],
  );
  const empty = proposals ? HOST_WORDS.noneMine : HOST_WORDS.reading;
  return (
    <>
      <Card title={HOST_WORDS.mine} empty={fault || empty} rows={(mine ?? []).map(rowOf)}>
        <p role="status">{said}</p>
        <p role="alert" className="error">
          {failed}
        </p>
        <p className="order">
          {isTokenWrong && (
            <Button className="main" act={() => setAsking(true)}>
              {HOST_WORDS.another}
            </Button>
          )}
          <Button act={readTeam}>{HOST_WORDS.refresh}</Button>
        </p>
      </Card>
      {others && others.length > 0 && <Card title={HOST_WORDS.team} empty="" rows={others.map(rowOf)} />}
    </>
  );
}

type RowProps = { editing: Editing; one: Proposal; children: React.ReactNode };

/** A proposal with its state, the files that it changes, and what its check and its reviewers say. */
const Row = ({ editing: { names }, one, children }: RowProps) => (
  <li>
    <a href={one.url} target="_blank" rel="noreferrer">
      {one.number}. {one.title}
    </a>{' '}
    {!one.isMine && HOST_WORDS.by(one.by)}{' '}
    <span className={`state ${one.state}`}>{HOST_WORDS.states[one.state](formatShortDate(one.day))}</span>
    {Object.keys(one.texts).length > 0 && (
      <p className="help">{Object.keys(one.texts).map(names.titleOf).join(' · ')}</p>
    )}
    {one.sentences.map((sentence) => (
      <p key={sentence} className="help">
        {names.spoken(sentence)}
      </p>
    ))}
    {one.reviews.map(({ by, words }) => (
      <p key={words}>{HOST_WORDS.reviewer(by, words)}</p>
    ))}
    {children}
  </li>
);
