import { useState } from 'react';
import { drafted, type Draft } from '#scripts/preview/editor/page/draft-text.ts';
import { ClashError } from '#scripts/preview/editor/page/host/commit.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { NOTES } from '#scripts/preview/editor/page/host/notes.ts';
import { type Host, openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import type { Proposal } from '#scripts/preview/editor/page/host/proposals.ts';
import { addTo, type Handed, leftOut, propose } from '#scripts/preview/editor/page/host/propose.ts';
import { headOf, textsAt } from '#scripts/preview/editor/page/host/read-texts.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import { type OwnWords, type Repository, wordsOf } from '#scripts/preview/editor/page/proposal.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

export type HandInProps = {
  editing: Editing;
  repository: Repository;
  /** The draft as it is handed in. */
  draft: Draft;
  words: OwnWords;
};

/** Message after a press: its outcome, and whether another token is needed. */
type Said = { words: string; handed?: Pick<Handed, 'number' | 'url'>; isTokenWrong?: boolean };

/** Name of the note of the title that a proposal was given because nobody had written one. */
const titleOf = (branch: string): string => `${branch} title`;

/** Hands a draft in with one press, and says how that went. */
export function useHandIn({ editing, repository, draft, words }: HandInProps) {
  const { published, names, receive, readTeam } = editing;
  const [said, setSaid] = useState<Said | 'working'>();
  /** Puts a draft that was made on a published commit on the branch of a proposal that is open. */
  const add = async (host: Host, at: string, to: Proposal): Promise<Said> => {
    const left = leftOut(NOTES, to.branch, draft);
    const titles = left.map(names.titleOf).join('», «');
    const isTakenOut = left.length > 0 && confirm(HOST_WORDS.takeOut(to.number, titles));
    const restored = isTakenOut ? await textsAt(host, left, at) : {};
    const given = wordsOf(words, { ...to, given: NOTES.get(titleOf(to.branch)) });
    try {
      const more = { draft, restored, published, at, words: given, notes: NOTES };
      const isAdded = await addTo(host, to, more);
      if (isAdded) NOTES.set(titleOf(to.branch), words.title);
      return { words: isAdded ? HOST_WORDS.handed(to.number) : HOST_WORDS.changedByOther, handed: to };
    } catch (error) {
      if (!(error instanceof ClashError)) throw error;
      receive(drafted(published, error.clash.theirs), error.clash);
      return { words: HOST_WORDS.choose(to.number) };
    }
  };
  /** Hands in once the host has nothing newer of the changed files; what is newer is looked at first. */
  const handIn = async (host: Host, to: Proposal | undefined): Promise<Said> => {
    const at = await headOf(host);
    const theirs = await textsAt(host, Object.keys(draft), at);
    if (Object.entries(theirs).some(([file, text]) => text !== (published[file] ?? null))) {
      receive(drafted(published, theirs));
      return { words: WORDS.newer };
    }
    if (to) return add(host, at, to);
    const given = { published, at, words: wordsOf(words), notes: NOTES };
    const handed = await propose(host, draft, given);
    NOTES.set(titleOf(handed.branch), words.title);
    return { words: HOST_WORDS.handed(handed.number), handed };
  };
  const press = async (to?: Proposal): Promise<void> => {
    setSaid('working');
    try {
      setSaid(await handIn(openHost(repository, editing.token), to));
    } catch (error) {
      setSaid(hostFault(error));
    }
    readTeam();
  };
  return { press, said: said === 'working' ? undefined : said, isWorking: said === 'working' };
}
