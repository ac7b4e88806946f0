import type { Pull, Run } from './projects.ts';
import { exampleOf } from './description.ts';

const PAGE = 'http://127.0.0.1/equipo/sitio';

/** Somebody as the host shows them. */
export const shownUser = (login: string): object => ({ ...exampleOf('GET /user'), login });

type Rights = { push: boolean; allowForking: boolean };

/** A project as the host shows it to somebody who may or may not write. */
export function shownRepo(login: string, name: string, { push, allowForking }: Rights): object {
  const example = exampleOf('GET ');
  return {
    ...example,
    name,
    full_name: `${login}/${name}`,
    default_branch: 'main',
    owner: { ...example['owner'], login },
    permissions: { ...example['permissions'], push },
    allow_forking: allowForking,
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

/** How one commit stands to another. */
export const shownComparison = (status: string): object => ({
  ...exampleOf('GET /compare/{basehead}'),
  status,
});

/** A tree as the host shows it. */
export const shownTree = (sha: string): object => ({ ...exampleOf('POST /git/trees'), sha });

/** A proposal as the host shows it in the answer to a call; `sha` is where its branch stands, if it is still there. */
export function shownPull(call: string, pull: Pull, sha = 'f'.repeat(40)): object {
  const { owner, head, by, base, ...told } = pull;
  const example = exampleOf(call);
  const side = example['head'] as { repo: { owner: object } };
  const repo = { ...side.repo, name: 'sitio', owner: { ...side.repo.owner, login: owner } };
  return {
    ...example,
    ...told,
    head: { ...side, ref: head, sha, label: `${owner}:${head}`, repo },
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
