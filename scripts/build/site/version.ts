import { commitOf } from '#scripts/build/commit.ts';
import { VERSION_FILE } from '#site/routes.ts';

/** The commit of the project that a site was built from, and the day that it was built for (YYYY-MM-DD). */
export type SiteVersion = { commit: string; day: string };

/**
 * The file by which the editor's page knows that a proposal is on the site; none for a project that is not under version
 * control.
 */
export function versionFile(root: string, day: string): [file: string, data: string][] {
  const commit = commitOf(root, 'HEAD');
  if (commit === null) return [];
  return [[VERSION_FILE.slice(1), `${JSON.stringify({ commit, day } satisfies SiteVersion)}\n`]];
}
