import type { Host } from '#scripts/preview/editor/page/host/open-host.ts';
import { BRANCHES, dropBranch } from '#scripts/preview/editor/page/host/propose.ts';

/** What became of a proposal, by the host: not checked yet, checked, published, or closed without being published. */
type State = 'waiting' | 'green' | 'red' | 'published' | 'closed';

/** A proposal that was made in the editor by whoever the token is of; `told` are the sentences of a check in red. */
export type MyProposal = {
  number: number;
  title: string;
  url: string;
  branch: string;
  state: State;
  /** The day of its last change, YYYY-MM-DD. */
  day: string;
  told: string[];
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

/** What the checks say of a commit. */
async function checkedState(host: Host, ref: string): Promise<Pick<MyProposal, 'state' | 'told'>> {
  const asked = { ...host.project, ref };
  const { data } = await host.call('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', asked);
  const runs = data.check_runs;
  const red = runs.filter(({ conclusion, status }) => status === 'completed' && !GOOD.has(conclusion));
  if (red.length > 0) {
    const told = await Promise.all(red.map(({ id }) => sentencesOf(host, Number(id))));
    return { state: 'red', told: told.flat().slice(0, MOST_SENTENCES) };
  }
  const isDone = runs.length > 0 && runs.every(({ status }) => status === 'completed');
  return { state: isDone ? 'green' : 'waiting', told: [] };
}

/** Returns the proposals that somebody made in the editor, as the host has them now. */
export async function proposalsOf(host: Host): Promise<MyProposal[]> {
  const { call, project } = host;
  const { data: user } = await call('GET /user');
  const order = { state: 'all', sort: 'updated', direction: 'desc', per_page: 50 } as const;
  const { data: all } = await call('GET /repos/{owner}/{repo}/pulls', { ...project, ...order });
  const mine = all.filter((one) => one.head.ref.startsWith(BRANCHES) && one.user?.login === user.login);
  return Promise.all(
    mine.slice(0, MOST).map(async (one) => {
      const { number, title, html_url: url, head, merged_at: merged, updated_at: updated } = one;
      const known = { number, title, url, branch: head.ref, day: (merged ?? updated).slice(0, 10) };
      if (merged) return { ...known, state: 'published', told: [] } as const;
      if (one.state === 'closed') return { ...known, state: 'closed', told: [] } as const;
      return { ...known, ...(await checkedState(host, head.sha)) };
    }),
  );
}

/** Takes a proposal back: it is closed, and its branch deleted. */
export async function takeProposalBack(host: Host, { number, branch }: MyProposal): Promise<void> {
  const closed = { ...host.project, pull_number: number, state: 'closed' } as const;
  await host.call('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', closed);
  await dropBranch(host, branch);
}

/** Whether the token's owner may write to the project; throws when the host does not know the token or the project. */
export async function mayWrite({ call, project }: Host): Promise<boolean> {
  const { data } = await call('GET /repos/{owner}/{repo}', project);
  return data.permissions?.push === true;
}
