import { useEffect, useState } from 'react';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import type { Draft } from '#scripts/preview/editor/page/draft-text.ts';
import { isOpen } from '#scripts/preview/editor/page/host/my-proposals.ts';
import type { Words } from '#scripts/preview/editor/page/host/propose.ts';
import { TokenForm } from '#scripts/preview/editor/page/host/TokenForm.tsx';
import { forgetAccess, keptAccess, NO_ACCESS } from '#scripts/preview/editor/page/host/token.ts';
import { useHandIn } from '#scripts/preview/editor/page/host/useHandIn.ts';
import { useProposals } from '#scripts/preview/editor/page/host/useProposals.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

type HandInProps = {
  editing: Editing;
  repository: Repository;
  /** The draft as it is handed in. */
  draft: Draft;
  words: Words;
  isReady: boolean;
};

/** Hands everything in with one press, as a new proposal or as more of one that is open; asks for the token first. */
export function HandIn({ editing, repository, draft, words, isReady }: HandInProps) {
  const { published, receive, names } = editing;
  const [access, setAccess] = useState(keptAccess);
  const { token, isThroughFork } = access;
  const { proposals = [], read } = useProposals(repository, token);
  const { titleOf } = names;
  const given = { repository, access, draft, published, words, titleOf, receive };
  const { press, said, isWorking } = useHandIn(given);
  const handed = said?.handed?.number;
  useEffect(() => {
    if (handed !== undefined) void read();
  }, [handed, read]);
  const forget = (): void => {
    forgetAccess();
    setAccess(NO_ACCESS);
  };
  const open = proposals.filter(isOpen);
  return (
    <div className="hand-in">
      {token === '' ? (
        <TokenForm repository={repository} use={setAccess} />
      ) : (
        <p className="order">
          {open.map((one) => (
            <Button key={one.number} className="main" disabled={!isReady || isWorking} act={() => press(one)}>
              {HOST_WORDS.addTo(one.number)}
            </Button>
          ))}
          <Button
            className={open.length > 0 ? '' : 'main'}
            disabled={!isReady || isWorking}
            act={() => press()}
          >
            {open.length > 0
              ? HOST_WORDS.handInNew
              : isThroughFork
                ? HOST_WORDS.handInFork
                : HOST_WORDS.handIn}
          </Button>
          <Button act={forget}>{HOST_WORDS.forget}</Button>
        </p>
      )}
      <p role="status">
        {isWorking ? HOST_WORDS.working : said?.words}{' '}
        {said?.handed && (
          <a href={said.handed.url} target="_blank" rel="noreferrer">
            {HOST_WORDS.see}
          </a>
        )}
      </p>
    </div>
  );
}
