import { type SubmitEvent, useId, useState } from 'react';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { mayWrite } from '#scripts/preview/editor/page/host/my-proposals.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { keepToken } from '#scripts/preview/editor/page/host/token.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

/** The host's page on which a token is made. */
const tokenPage = (address: string): string => new URL('/settings/personal-access-tokens/new', address).href;

/** Asks once for the token of the code host, and says at once whether it may write to the project. */
export function TokenForm({ repository, use }: { repository: Repository; use: (token: string) => void }) {
  const id = useId();
  const [fault, setFault] = useState('');
  const [canFork, setCanFork] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const token = String(given.get('token')).trim();
    try {
      const may = await mayWrite(openHost(repository, token));
      setCanFork(!may);
      if (!may) return setFault(HOST_WORDS.noRight);
      keepToken(token, given.has('keep'));
      use(token);
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
      {canFork && <a href={`${repository.address}/fork`}>{HOST_WORDS.fork}</a>}
      <details>
        <summary>{HOST_WORDS.tokenHow}</summary>
        <ol>
          {HOST_WORDS.tokenSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <a href={tokenPage(repository.address)} target="_blank" rel="noreferrer">
          {HOST_WORDS.tokenPage}
        </a>
      </details>
      <button>{HOST_WORDS.use}</button>
    </form>
  );
}
