import type { Pull, Review, Run } from './projects.ts';
import { exampleOf } from './description.ts';

const PAGE = 'http://127.0.0.1/equipo/sitio';

/** Somebody as the host shows them. */
export const shownUser = (login: string): object => ({ ...exampleOf('GET /user'), login });

/** A project as the host shows it to somebody who may or may not write. */
export function shownRepo(login: string, name: string, push: boolean): object {
  const example = exampleOf('GET ');
  return {
    ...example,
    name,
    full_name: `${login}/${name}`,
    default_branch: 'main',
    owner: { ...example['owner'], login },
    permissions: { ...example['permissions'], push },
  };
}

/** A branch as the host shows it. */
export function shownRef(branch: string, sha: string): object {
  const example = exampleOf('GET /git/ref/{ref}');
  return { ...example, ref: `refs/heads/${branch}`, object: { ...example['object'], sha } };
}

/** A commit as the host shows it in the answer to a call. */
export function shownCommit(call: string, sha: string, tree: string): object {
  const example = exampleOf(call);
  return { ...example, sha, tree: { ...example['tree'], sha: tree } };
}

/** A commit of a file's history as the host shows it. */
export function shownInHistory(sha: string, login: string, date: string): object {
  const [example] = exampleOf('GET /commits') as unknown as { commit: { author: object }; author: object }[];
  const commit = { ...example?.commit, author: { ...example?.commit.author, date } };
  return { ...example, sha, commit, author: { ...example?.author, login } };
}

/** How one commit stands to another: how far it is behind, where they parted, and the files changed since. */
export function shownComparison(one: {
  status: string;
  behind: number;
  parted: string;
  files: string[];
}): object {
  const { status, behind, parted, files } = one;
  const place = { status, behind_by: behind, merge_base_commit: { sha: parted } };
  return { ...exampleOf('GET /compare/{basehead}'), ...place, files: files.map(shownFile) };
}

/** A changed file as the host shows it. */
export const shownFile = (filename: string): object => ({
  ...(exampleOf('GET /pulls/{pull_number}/files') as unknown as object[])[0],
  filename,
});

/** What somebody wrote about a proposal, as the host shows it. */
export function shownReview({ by, body }: Review): object {
  const [example] = exampleOf('GET /pulls/{pull_number}/reviews') as unknown as { user: object }[];
  return { ...example, body, user: { ...example?.user, login: by } };
}

/** A tree as the host shows it. */
export const shownTree = (sha: string): object => ({ ...exampleOf('POST /git/trees'), sha });

/** A proposal as the host shows it in the answer to a call; `sha` is where its branch stands, if it is still there. */
export function shownPull(call: string, pull: Pull, sha = 'f'.repeat(40)): object {
  const { head, by, base, ...told } = pull;
  const example = exampleOf(call);
  const side = example['head'] as { repo: { owner: object } };
  const repo = { ...side.repo, name: 'sitio', owner: { ...side.repo.owner, login: 'equipo' } };
  return {
    ...example,
    ...told,
    head: { ...side, ref: head, sha, label: `equipo:${head}`, repo },
    base: { ...example['base'], ref: base },
    user: { ...example['user'], login: by },
    updated_at: '2026-11-20T12:00:00Z',
    html_url: `${PAGE}/pull/${pull.number}`,
  };
}

/** A check's run as the host shows it. */
export function shownRun({ annotations, ...run }: Run, head_sha: string): object {
  const [example] = exampleOf('GET /commits/{ref}/check-runs')['check_runs'] as object[];
  const output = { ...(example as { output: object }).output, annotations_count: annotations.length };
  return { ...example, ...run, head_sha, output };
}

/** A place that a check marks, as the host shows it. */
export const shownAnnotation = ({ message }: { message: string }): object => ({
  ...exampleOf('GET /check-runs/{check_run_id}/annotations'),
  message,
});
