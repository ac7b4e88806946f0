import { commitOf } from '#scripts/preview/changes/revision.ts';
import type { SiteVersion } from '#scripts/preview/editor/page/host/site-version.ts';
import { VERSION_FILE } from '#site/routes.ts';

/**
 * The file by which the editor's page knows that a proposal is on the site; none for a project that is not under version
 * control.
 */
export function versionFile(root: string, day: string): [file: string, data: string][] {
  const commit = commitOf(root, 'HEAD');
  if (commit === null) return [];
  return [[VERSION_FILE.slice(1), `${JSON.stringify({ commit, day } satisfies SiteVersion)}\n`]];
}
