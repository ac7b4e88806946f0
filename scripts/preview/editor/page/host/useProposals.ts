import { useCallback, useEffect, useState } from 'react';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { type MyProposal, proposalsOf } from '#scripts/preview/editor/page/host/my-proposals.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

type Read = { proposals?: MyProposal[]; fault: string };

/** My proposals as the host has them; undefined until they are read, and a fault in words when they cannot be. */
export function useProposals({ address, branch }: Repository, token: string) {
  const [found, setFound] = useState<Read>({ fault: '' });
  const ask = useCallback(async (): Promise<Read> => {
    try {
      if (token === '') return { fault: '' };
      return { proposals: await proposalsOf(openHost({ address, branch }, token)), fault: '' };
    } catch (error) {
      return { fault: hostFault(error).words };
    }
  }, [address, branch, token]);
  useEffect(() => void ask().then(setFound), [ask]);
  const read = useCallback(async (): Promise<void> => setFound(await ask()), [ask]);
  return { ...found, read };
}
