import { useCallback, useEffect, useState } from 'react';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { type MyProposal, proposalsOf } from '#scripts/preview/editor/page/host/my-proposals.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { siteVersion } from '#scripts/preview/editor/page/host/site-version.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

type Read = { proposals?: MyProposal[]; fault: string; isTokenWrong?: boolean };

/** My proposals as the host has them and the site at `origin` shows them; undefined until they are read, and a fault in words when they cannot be. */
export function useProposals({ address, branch }: Repository, token: string, origin = '') {
  const [found, setFound] = useState<Read>({ fault: '' });
  const ask = useCallback(async (): Promise<Read> => {
    try {
      if (token === '') return { fault: '' };
      const live = origin === '' ? undefined : await siteVersion(origin);
      return { proposals: await proposalsOf(openHost({ address, branch }, token), live), fault: '' };
    } catch (error) {
      const { words: fault, isTokenWrong } = hostFault(error);
      return { fault, isTokenWrong };
    }
  }, [address, branch, token, origin]);
  useEffect(() => void ask().then(setFound), [ask]);
  const read = useCallback(async (): Promise<void> => setFound(await ask()), [ask]);
  return { ...found, read };
}
