import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { isOpen } from '#scripts/preview/editor/page/host/proposals.ts';
import { TokenForm } from '#scripts/preview/editor/page/host/TokenForm.tsx';
import { type HandInProps, useHandIn } from '#scripts/preview/editor/page/host/useHandIn.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';

/** Hands everything in with one press, as a new proposal or as more of one that is open; asks for the token first. */
export function HandIn({ isReady, ...given }: HandInProps & { isReady: boolean }) {
  const { token, team, takeToken, forgetToken } = given.editing;
  const { press, said, isWorking } = useHandIn(given);
  const open = (team.proposals ?? []).filter((one) => one.isMine && isOpen(one));
  const isOff = !isReady || isWorking;
  return (
    <div className="hand-in">
      {token === '' ? (
        <TokenForm repository={given.repository} take={takeToken} />
      ) : (
        <p className="order">
          {open.map((one) => (
            <Button key={one.number} className="main" disabled={isOff} act={() => press(one)}>
              {HOST_WORDS.addTo(one.number)}
            </Button>
          ))}
          <Button className={open.length > 0 ? '' : 'main'} disabled={isOff} act={() => press()}>
            {open.length > 0 ? HOST_WORDS.handInNew : HOST_WORDS.handIn}
          </Button>
          <Button act={forgetToken}>{HOST_WORDS.forget}</Button>
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
