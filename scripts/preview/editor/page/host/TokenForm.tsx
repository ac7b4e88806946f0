import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { rightsOf } from '#scripts/preview/editor/page/host/my-proposals.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { type Access, keepAccess } from '#scripts/preview/editor/page/host/token.ts';
import { TokenSteps } from '#scripts/preview/editor/page/host/TokenSteps.tsx';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

type TokenFormProps = { repository: Repository; use: (access: Access) => void };

/** Asks once for the token of the code host, and says at once whether it may write to the project. */
export function TokenForm({ repository, use }: TokenFormProps) {
  const id = useId();
  const [fault, setFault] = useState('');
  /** Takes a token that cannot write through a fork; undefined where there is none to be offered. */
  const [takeFork, setTakeFork] = useState<() => void>();
  const take = (access: Access, isForLong: boolean): void => {
    keepAccess(access, isForLong);
    use(access);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const token = String(given.get('token')).trim();
    const isForLong = given.has('keep');
    setTakeFork(undefined);
    try {
      const { push, fork } = await rightsOf(openHost(repository, token));
      if (push) return take({ token, isThroughFork: false }, isForLong);
      setFault(HOST_WORDS.noRight);
      if (fork) setTakeFork(() => () => take({ token, isThroughFork: true }, isForLong));
    } catch (error) {
      setFault(hostFault(error).words);
    }
  };
  return (
    <form className="token" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{HOST_WORDS.token}</label>
      <input
        id={id}
        name="token"
        type="password"
        required
        autoComplete="off"
        aria-describedby={`${id}-help`}
      />
      <p className="help" id={`${id}-help`}>
        {HOST_WORDS.tokenHelp}
      </p>
      <label className="check">
        <input type="checkbox" name="keep" /> {HOST_WORDS.keep}
      </label>
      <p role="alert" className="error">
        {fault}
      </p>
      {takeFork && (
        <>
          <p className="help">{HOST_WORDS.forkHelp}</p>
          <Button act={takeFork}>{HOST_WORDS.fork}</Button>
        </>
      )}
      <TokenSteps address={repository.address} />
      <button className="main">{HOST_WORDS.use}</button>
    </form>
  );
}
