import { ForkNotReady, isStatus } from '#scripts/preview/editor/page/host/host-fault.ts';
import type { Host, Project } from '#scripts/preview/editor/page/host/open-host.ts';

/** Milliseconds between two questions whether a new fork is there, and how often it is asked. */
const PAUSE = 1000;
const MOST_QUESTIONS = 60;

/** Whether a project's branch can be read yet; the host copies a fork after it has answered. */
async function isThere({ call }: Host, project: Project, branch: string): Promise<boolean> {
  try {
    await call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...project, ref: `heads/${branch}` });
    return true;
  } catch (error) {
    if (isStatus(error, 404) || isStatus(error, 409)) return false;
    throw error;
  }
}

/**
 * Returns the host with branches in a fork of whoever the token is of, which is made when it is not there. Throws
 * `ForkNotReady` when the host takes longer than a minute over it; `pause` is in milliseconds.
 */
export async function inFork(host: Host, pause = PAUSE): Promise<Host> {
  const { data } = await host.call('POST /repos/{owner}/{repo}/forks', {
    ...host.project,
    default_branch_only: true,
  });
  const home: Project = { owner: data.owner.login, repo: data.name };
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    if (await isThere(host, home, data.default_branch)) return { ...host, home };
    await new Promise((done) => setTimeout(done, pause));
  }
  throw new ForkNotReady();
}
