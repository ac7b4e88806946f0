import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#scripts/config/read/user-error.ts';

/** A version of the project, laid out in a folder. */
export type Tree = {
  root: string;
  /** How a reader calls it: '4f2c1aa', 'carpeta de trabajo'. */
  name: string;
  remove: () => void;
};

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A folder that is there already, and stays. */
export const folderTree = (root: string, name: string): Tree => ({ root, name, remove: () => undefined });

function commitOf(root: string, revision: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new UserError(`Git no conoce la revisión «${revision}».`);
  }
}

/**
 * Lays out a revision of the project under `root` in a folder of its own, with the packages that are installed here.
 *
 * @throws UserError for a revision that git does not know.
 */
export function revisionTree(root: string, revision: string, folder: string): Tree {
  const commit = commitOf(root, revision);
  git(root, 'worktree', 'add', '--detach', '--quiet', folder, commit);
  const packages = join(folder, 'node_modules');
  symlinkSync(join(root, 'node_modules'), packages, 'junction');
  return {
    root: folder,
    name: git(root, 'rev-parse', '--short', commit),
    remove: () => {
      rmSync(packages, { force: true });
      git(root, 'worktree', 'remove', '--force', folder);
    },
  };
}
