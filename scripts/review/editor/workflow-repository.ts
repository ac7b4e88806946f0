import type { Repository } from '#scripts/review/editor/page/proposal.ts';

/**
 * Where the files are kept, as the code host tells the workflow that builds the page; undefined outside of one, and for
 * a tag, which nothing can be proposed to.
 */
export function workflowRepository(env: NodeJS.ProcessEnv): Repository | undefined {
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: name } = env;
  const pushed = env['GITHUB_REF_TYPE'] === 'branch' ? env['GITHUB_REF_NAME'] : undefined;
  // In a pull request the branch that it is for; its own is gone once it is merged.
  const branch = env['GITHUB_BASE_REF'] || pushed;
  return host && name && branch ? { address: `${host}/${name}`, branch } : undefined;
}
