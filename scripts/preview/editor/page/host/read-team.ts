import { slotOf } from '#scripts/config/read/kinds.ts';
import { within } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { getAt } from '#scripts/config/read/set-at.ts';
import { createDiffer } from '#scripts/preview/changes/diff.ts';
import { parsed, type Published } from '#scripts/preview/editor/page/draft-text.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { isOpen, type Proposal, proposalsOf } from '#scripts/preview/editor/page/host/proposals.ts';
import { siteVersion } from '#scripts/preview/editor/page/host/site-version.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

/** A text as an open proposal has it. */
type Rival = { number: number; url: string; value: unknown };

/** What the team has proposed: nothing until it is read; why it cannot be, in words; and the texts that are proposed, by file and pointer. */
export type Team = {
  proposals?: Proposal[];
  rivals: ReadonlyMap<string, readonly Rival[]>;
  fault: string;
  isTokenWrong: boolean;
};

/** The texts that open proposals change, by file and pointer. */
function rivalsIn(
  proposals: readonly Proposal[],
  published: Published,
  schemas: Schemas,
): Map<string, Rival[]> {
  const { edits } = createDiffer([schemas]);
  const found = new Map<string, Rival[]>();
  for (const { number, url, texts } of proposals.filter(isOpen))
    for (const [file, text] of Object.entries(texts)) {
      const kind = slotOf(file)?.kind;
      const [was, is] = [published[file], text].map((one) => parsed(one ?? ''));
      if (!kind || was === undefined || is === undefined) continue;
      for (const edit of edits(kind, was, is)) {
        if (edit.kind !== 'changed') continue;
        const place = file + within('', ...edit.was);
        found.set(place, [...(found.get(place) ?? []), { number, url, value: getAt(is, edit.now) }]);
      }
    }
  return found;
}

/** Where the team's proposals are read, and what they are compared with. */
export type Asked = {
  repository: Repository;
  token: string;
  origin: string;
  published: Published;
  schemas: Schemas;
};

/** Reads the team's proposals as the host has them and the site at `origin` shows them; a fault is in words. */
export async function readTeam({ repository, token, origin, published, schemas }: Asked): Promise<Team> {
  try {
    const live = origin === '' ? undefined : await siteVersion(origin);
    const proposals = await proposalsOf(openHost(repository, token), live);
    return { proposals, rivals: rivalsIn(proposals, published, schemas), fault: '', isTokenWrong: false };
  } catch (error) {
    const { words: fault, isTokenWrong } = hostFault(error);
    return { rivals: new Map(), fault, isTokenWrong };
  }
}
