import { useEffect, useState } from 'react';
import type { Asked, Team } from '#scripts/preview/editor/page/host/read-team.ts';
import { forgetToken, keepToken, keptToken } from '#scripts/preview/editor/page/host/token.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

const NOTHING_READ: Team = { rivals: new Map(), fault: '', isTokenWrong: false };

/** The token of the code host, and what the team has proposed there; read once there is one, and when asked to. */
export function useTeam(
  repository: Repository | undefined,
  { origin, published, schemas }: Pick<Asked, 'origin' | 'published' | 'schemas'>,
) {
  const [token, setToken] = useState(keptToken);
  const [team, setTeam] = useState(NOTHING_READ);
  const [turn, setTurn] = useState(0);
  const { address = '', branch = '' } = repository ?? {};
  useEffect(() => {
    if (address === '' || token === '') return undefined;
    let isLeft = false;
    const read = async (): Promise<void> => {
      const { readTeam } = await import('#scripts/preview/editor/page/host/read-team.ts');
      const found = await readTeam({ repository: { address, branch }, token, origin, published, schemas });
      if (!isLeft) setTeam(found);
    };
    void read();
    return () => void (isLeft = true);
  }, [address, branch, token, origin, published, schemas, turn]);
  return {
    token,
    team: token === '' ? NOTHING_READ : team,
    /** Reads the proposals again. */
    readTeam: (): void => setTurn(turn + 1),
    /** Takes a token, for the tab or for longer. */
    takeToken: (next: string, isForLong: boolean): void => {
      keepToken(next, isForLong);
      setToken(next);
    },
    forgetToken: (): void => {
      forgetToken();
      setToken('');
    },
  };
}
