import { type SubmitEvent, useId, useState } from 'react';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { mayWrite } from '#scripts/preview/editor/page/host/proposals.ts';
import { TokenSteps } from '#scripts/preview/editor/page/host/TokenSteps.tsx';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import { SAID_IN_SPANISH } from '#scripts/preview/editor/page/said-in-spanish.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

type TokenFormProps = { repository: Repository; take: (token: string, isForLong: boolean) => void };

/** Asks once for the token of the code host, and says at once whether it may write to the project. */
export function TokenForm({ repository, take }: TokenFormProps) {
  const id = useId();
  const [fault, setFault] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const token = String(given.get('token')).trim();
    try {
      if (await mayWrite(openHost(repository, token))) return take(token, given.has('keep'));
      setFault(HOST_WORDS.noRight);
    } catch (error) {
      setFault(hostFault(error).words);
    }
  };
  return (
    <form className="token" onSubmit={(event) => void submit(event)} {...SAID_IN_SPANISH}>
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
      <TokenSteps address={repository.address} />
      <button className="main">{HOST_WORDS.use}</button>
    </form>
  );
}
