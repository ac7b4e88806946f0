import type { Host, Project } from '#scripts/preview/editor/page/host/open-host.ts';
import { BRANCHES, dropBranch, type Notes, UNFINISHED } from '#scripts/preview/editor/page/host/propose.ts';
import type { SiteVersion } from '#scripts/build/site/version.ts';

/**
 * State of a proposal: not checked yet, checked, closed without being published; published, and by what the site
 * says of itself on its way to visitors or shown to them.
 */
type State = 'waiting' | 'green' | 'red' | 'closed' | 'published' | 'coming' | 'live';

/** A proposal that was made in the editor by whoever the token is of; `sentences` are those of a check in red. */
export type MyProposal = {
  number: number;
  title: string;
  url: string;
  branch: string;
  /** The project that holds its branch. */
  home: Project;
  state: State;
  /** The day of its last change, or of the site's version that shows it, YYYY-MM-DD. */
  day: string;
  sentences: string[];
};

/** Proposals shown, the newest first. */
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

/** Result of a commit's checks. */
async function checkedState(host: Host, ref: string): Promise<Pick<MyProposal, 'state' | 'sentences'>> {
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

/** Whether a proposal can still be changed or taken back. */
export const isOpen = ({ state }: MyProposal): boolean =>
  state === 'waiting' || state === 'green' || state === 'red';

/** Whether a merged proposal has come to the site; a site that does not say its version leaves that open. */
async function publishedState(
  { call, project }: Host,
  { commit, day }: { commit: string | null; day: string },
  live: SiteVersion | undefined,
): Promise<Pick<MyProposal, 'state' | 'day'>> {
  if (!live || !commit) return { state: 'published', day };
  const asked = { ...project, basehead: `${commit}...${live.commit}`, per_page: 1 };
  const { data } = await call('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
  const isIn = data.status === 'identical' || data.status === 'ahead';
  return isIn ? { state: 'live', day: live.day } : { state: 'coming', day };
}

/** Returns the proposals that somebody made in the editor, as the host has them now; `live` is what the site shows. */
export async function proposalsOf(host: Host, live?: SiteVersion): Promise<MyProposal[]> {
  const { call, project } = host;
  const { data: user } = await call('GET /user');
  const order = { state: 'all', sort: 'updated', direction: 'desc', per_page: 50 } as const;
  const { data: all } = await call('GET /repos/{owner}/{repo}/pulls', { ...project, ...order });
  const mine = all.filter((one) => one.head.ref.startsWith(BRANCHES) && one.user?.login === user.login);
  return Promise.all(
    mine.slice(0, MOST).map(async (one) => {
      const { number, title, html_url: url, head, merged_at: merged, updated_at: updated } = one;
      // A fork that was deleted is none any more.
      const fork = head.repo as typeof head.repo | null;
      const home = fork ? { owner: fork.owner.login, repo: fork.name } : project;
      const day = (merged ?? updated).slice(0, 10);
      const known = { number, title, url, branch: head.ref, home, day, sentences: [] };
      if (merged) {
        const place = { commit: one.merge_commit_sha, day };
        return { ...known, ...(await publishedState(host, place, live)) };
      }
      if (one.state === 'closed') return { ...known, state: 'closed' } as const;
      return { ...known, ...(await checkedState(host, head.sha)) };
    }),
  );
}

/** Takes a proposal back: it is closed, and its branch deleted, by the next press about other files if not now. */
export async function takeProposalBack(host: Host, one: MyProposal, notes: Notes): Promise<void> {
  const { number, branch, home } = one;
  const closed = { ...host.project, pull_number: number, state: 'closed' } as const;
  await host.call('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', closed);
  notes.set(UNFINISHED, branch);
  await dropBranch({ ...host, home }, branch);
  notes.set(UNFINISHED, '');
}

/** Rights of a token's owner: to write to the project, or only to make a fork of it. */
export type Rights = { push: boolean; fork: boolean };

/** Returns what the token's owner may do; throws when the host does not know the token or the project. */
export async function rightsOf({ call, project }: Host): Promise<Rights> {
  const { data } = await call('GET /repos/{owner}/{repo}', project);
  return { push: data.permissions?.push === true, fork: data.allow_forking !== false };
}
