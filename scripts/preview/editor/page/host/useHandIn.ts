import { useState } from 'react';
import type { Draft, Published } from '#scripts/preview/editor/page/draft-text.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { type Host, openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import {
  addTo,
  leftOut,
  type Handed,
  propose,
  publishedHead,
  textsAt,
  type Words,
} from '#scripts/preview/editor/page/host/propose.ts';
import { inFork } from '#scripts/preview/editor/page/host/fork.ts';
import { NOTES } from '#scripts/preview/editor/page/host/notes.ts';
import type { Project } from '#scripts/preview/editor/page/host/open-host.ts';
import type { Access } from '#scripts/preview/editor/page/host/token.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** A proposal that is open: where one more commit goes. */
type Open = { number: number; url: string; branch: string; home: Project };

type HandInProps = {
  repository: Repository;
  access: Access;
  draft: Draft;
  published: Published;
  words: Words;
  titleOf: (file: string) => string;
  /** Takes in newer texts of the changed files. */
  receive: (latest: Published) => void;
};

/** Message after a press: its outcome, and whether another token is needed. */
type Said = { words: string; handed?: Handed; isTokenWrong?: boolean };

/** The published texts, with those of the changed files as the host has them; undefined when there is nothing newer. */
function newerAt(published: Published, theirs: Draft): Published | undefined {
  const isNewer = Object.entries(theirs).some(([file, text]) => text !== (published[file] ?? null));
  const texts = Object.entries({ ...published, ...theirs });
  const there = texts.filter((entry): entry is [string, string] => entry[1] !== null);
  return isNewer ? Object.fromEntries(there) : undefined;
}

/** Hands a draft in with one press, and says how that went. */
export function useHandIn({ repository, access, draft, published, words, titleOf, receive }: HandInProps) {
  const [said, setSaid] = useState<Said | 'working'>();
  /** Hands in once the host has nothing newer of the changed files; what is newer is looked at first. */
  const handIn = async (host: Host, to: Open | undefined): Promise<Said> => {
    const head = await publishedHead(host);
    const latest = newerAt(published, await textsAt(host, Object.keys(draft), head.sha));
    if (latest) {
      receive(latest);
      return { words: WORDS.newer };
    }
    if (!to) {
      const home = access.isThroughFork ? await inFork(host) : host;
      const handed = await propose(home, draft, words, { head, notes: NOTES });
      return { words: HOST_WORDS.handed(handed.number), handed };
    }
    const left = leftOut(NOTES, to.branch, draft);
    const isTakenOut =
      left.length > 0 && confirm(HOST_WORDS.takeOut(to.number, left.map(titleOf).join('», «')));
    const isAdded = await addTo({ ...host, home: to.home }, to.branch, {
      draft,
      restored: isTakenOut ? await textsAt(host, left, head.sha) : {},
      published,
      words,
      notes: NOTES,
    });
    return { words: isAdded ? HOST_WORDS.handed(to.number) : HOST_WORDS.changedByOther, handed: to };
  };
  const press = async (to?: Open): Promise<void> => {
    setSaid('working');
    try {
      setSaid(await handIn(openHost(repository, access.token), to));
    } catch (error) {
      setSaid(hostFault(error, access.isThroughFork));
    }
  };
  return { press, said: said === 'working' ? undefined : said, isWorking: said === 'working' };
}
