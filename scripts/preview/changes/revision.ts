import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A version of the project, laid out in a folder. */
export type Tree = {
  root: string;
  /** Folder of its program, where that is another one. */
  program?: string;
  /** Its name for a reader: '4f2c1aa', 'carpeta de trabajo'. */
  name: string;
  remove: () => void;
};

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A folder that is there already, and stays. */
export const folderTree = (root: string, name: string): Tree => ({ root, name, remove: () => undefined });

/** Lays out a commit of the project under `root` in a folder of its own, with the packages that are installed here. */
export function commitTree(root: string, commit: string, folder: string): Tree {
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
