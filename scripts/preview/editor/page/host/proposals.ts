import type { SiteVersion } from '#scripts/build/site/version.ts';
import type { Draft } from '#scripts/preview/editor/page/draft-text.ts';
import type { Host } from '#scripts/preview/editor/page/host/open-host.ts';
import { BRANCHES, dropBranch, type Notes, UNFINISHED } from '#scripts/preview/editor/page/host/propose.ts';
import { textsAt } from '#scripts/preview/editor/page/host/read-texts.ts';

/**
 * State of a proposal: not checked yet, checked, not to be merged with what is published by now, closed without being
 * published; published, and by what the site says of itself on its way to visitors or shown to them.
 */
type State = 'waiting' | 'green' | 'red' | 'clash' | 'closed' | 'published' | 'coming' | 'live';

/** A proposal that was made in the editor. */
export type Proposal = {
  number: number;
  title: string;
  /** The reason and the list of changes. */
  body: string;
  url: string;
  branch: string;
  /** Who made it, as the host calls them. */
  by: string;
  /** Whether that is whoever the token is of. */
  isMine: boolean;
  state: State;
  /** The day of its last change, or of the site's version that shows it, YYYY-MM-DD. */
  day: string;
  /** Those of a check in red. */
  sentences: string[];
  /** What reviewers wrote. */
  reviews: { by: string; words: string }[];
  /** The files that it changes, with its texts; none once it is closed. */
  texts: Draft;
};

/** Closed proposals shown, the newest first. */
const MOST = 10;
/** Sentences shown of one that is in red. */
const MOST_SENTENCES = 5;
const GOOD: ReadonlySet<string | null> = new Set(['success', 'neutral', 'skipped']);

/** Sentences with which a check's run marks files. */
async function sentencesOf({ call, project }: Host, check_run_id: number): Promise<string[]> {
  const asked = { ...project, check_run_id, per_page: MOST_SENTENCES };
  const { data } = await call('GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations', asked);
  return data.map(({ message }) => message ?? '').filter(Boolean);
}

type Checked = Pick<Proposal, 'state' | 'sentences'>;

/** Result of a commit's checks. */
async function checkedState(host: Host, ref: string): Promise<Checked> {
  const asked = { ...host.project, ref };
  const { data } = await host.call('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked);
  const runs = data.check_runs;
  const red = runs.filter(({ conclusion, status }) => status === 'completed' && !GOOD.has(conclusion));
  if (red.length > 0) {
    const sentences = await Promise.all(red.map(({ id }) => sentencesOf(host, Number(id))));
    return { state: 'red', sentences: sentences.flat().slice(0, MOST_SENTENCES) };
  }
  const isDone = runs.length > 0 && runs.every(({ status }) => status === 'completed');
  return { state: isDone ? 'green' : 'waiting', sentences: [] };
}

/** What the host knows of an open proposal besides its title: whether it can be merged, its checks, texts and reviews. */
async function openState(
  host: Host,
  pull_number: number,
  sha: string,
): Promise<Checked & Pick<Proposal, 'reviews' | 'texts'>> {
  const { call, project } = host;
  const asked = { ...project, pull_number };
  const [{ data: whole }, { data: files }, { data: reviews }, checked] = await Promise.all([
    call('GET /repos/{owner}/{repo}/pulls/{pull_number}', asked),
    call('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { ...asked, per_page: 100 }),
    call('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', asked),
    checkedState(host, sha),
  ]);
  const names = files.map(({ filename }) => filename);
  return {
    ...checked,
    ...(whole.mergeable === false && { state: 'clash' as const }),
    texts: await textsAt(host, names, sha),
    reviews: reviews
      .filter(({ body }) => body.trim() !== '')
      .map(({ user, body }) => ({ by: user?.login ?? '', words: body.trim() })),
  };
}

/** Whether a proposal can still be changed or taken back. */
export const isOpen = ({ state }: Proposal): boolean =>
  state === 'waiting' || state === 'green' || state === 'red' || state === 'clash';

/** Whether a merged proposal has come to the site; a site that does not say its version leaves that open. */
async function publishedState(
  { call, project }: Host,
  { commit, day }: { commit: string | null; day: string },
  live: SiteVersion | undefined,
): Promise<Pick<Proposal, 'state' | 'day'>> {
  if (!live || !commit) return { state: 'published', day };
  const asked = { ...project, basehead: `${commit}...${live.commit}`, per_page: 1 };
  const { data } = await call('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
  const isIn = data.status === 'identical' || data.status === 'ahead';
  return isIn ? { state: 'live', day: live.day } : { state: 'coming', day };
}

/**
 * Returns the proposals that were made in the editor, as the host has them now: the open ones of everybody, and what
 * became of mine. `live` is what the site shows.
 */
export async function proposalsOf(host: Host, live?: SiteVersion): Promise<Proposal[]> {
  const { call, project } = host;
  const { data: user } = await call('GET /user');
  const order = { state: 'all', sort: 'updated', direction: 'desc', per_page: 50 } as const;
  const { data: all } = await call('GET /repos/{owner}/{repo}/pulls', { ...project, ...order });
  const made = all.filter(({ head }) => head.ref.startsWith(BRANCHES));
  const mine = made.filter((one) => one.state === 'closed' && one.user?.login === user.login).slice(0, MOST);
  const shown = made.filter((one) => one.state === 'open' || mine.includes(one));
  return Promise.all(
    shown.map(async (one): Promise<Proposal> => {
      const { number, title, html_url: url, head, merged_at: merged, updated_at: updated } = one;
      const day = (merged ?? updated).slice(0, 10);
      const by = one.user?.login ?? '';
      const isMine = by === user.login;
      const texts = { title, body: one.body ?? '', by, sentences: [], reviews: [], texts: {} };
      const known = { ...texts, number, url, branch: head.ref, isMine, day };
      if (merged) {
        const place = { commit: one.merge_commit_sha, day };
        return { ...known, ...(await publishedState(host, place, live)) };
      }
      if (one.state === 'closed') return { ...known, state: 'closed' };
      return { ...known, ...(await openState(host, number, head.sha)) };
    }),
  );
}

/** Takes a proposal back: it is closed, and its branch deleted, by the next press if not now. */
export async function takeProposalBack(host: Host, one: Proposal, notes: Notes): Promise<void> {
  const { number, branch } = one;
  const closed = { ...host.project, pull_number: number, state: 'closed' } as const;
  await host.call('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', closed);
  notes.set(UNFINISHED, branch);
  await dropBranch(host, branch);
  notes.set(UNFINISHED, '');
}

/** Returns whether the token's owner may write; throws when the host does not know the token or the project. */
export async function mayWrite({ call, project }: Host): Promise<boolean> {
  const { data } = await call('GET /repos/{owner}/{repo}', project);
  return data.permissions?.push === true;
}
